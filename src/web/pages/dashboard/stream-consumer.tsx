// GET and POST /dashboard/:id/webhook/consumers/:name/remove: removes a consumer of the live stream, which asks for
// confirmation, because the service then forgets how far it has come.
import { HTTPException } from 'hono/http-exception';
import { byPerson } from '../../../access/audit.ts';
import { removeConsumer } from '../../../stream/consumers.ts';
import { type ConsumerStatus, selectConsumerStatuses } from '../../../stream/lag-queries.ts';
import { confirmPage } from '../../components/form-page.tsx';
import type { DashboardContext, WebContext } from '../../context.ts';
import { redirectWithSuccess } from '../../flash.ts';

const webhookPath = ({ listing }: DashboardContext) => `/dashboard/${listing.id}/webhook`;

async function consumerInPath(context: WebContext, { listing }: DashboardContext): Promise<ConsumerStatus> {
  const consumers = await selectConsumerStatuses(context.var.app.db, listing.id);
  const consumer = consumers.find(({ name }) => name === context.req.param('name'));
  if (!consumer) throw new HTTPException(404);
  return consumer;
}

export async function confirmRemoveConsumer(context: WebContext, dashboard: DashboardContext) {
  const { t } = context.var;
  const { name, isConnected, behind } = await consumerInPath(context, dashboard);
  const shown = <b class="mono">{name}</b>;
  return confirmPage(context, {
    title: t('stream.removeTitle'),
    section: 'dashboard',
    code: true,
    question: t('stream.removeQuestion'),
    action: `${webhookPath(dashboard)}/consumers/${name}/remove`,
    button: t('stream.removeConsumer'),
    back: `${webhookPath(dashboard)}#stream`,
    text: (
      <>
        <p>
          {behind > 0
            ? t.rich('stream.removeTextBehind', { name: shown, events: behind })
            : t.rich('stream.removeText', { name: shown })}
        </p>
        {isConnected && <p>{t('stream.removeConnected')}</p>}
      </>
    ),
  });
}

export async function submitRemoveConsumer(context: WebContext, dashboard: DashboardContext) {
  const { name } = await consumerInPath(context, dashboard);
  const { listing, person } = dashboard;
  await removeConsumer(context.var.app.db, { listingId: listing.id, name, by: byPerson(person) });
  return redirectWithSuccess(context, webhookPath(dashboard), context.var.t('stream.removed'));
}
