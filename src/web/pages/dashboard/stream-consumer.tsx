// GET and POST /dashboard/:id/webhook/consumers/:name/remove: removes a consumer of the live stream, which asks for
// confirmation, because the service then forgets how far it has come.
import { HTTPException } from 'hono/http-exception';
import { byPerson } from '../../../access/audit.ts';
import { removeConsumer } from '../../../stream/consumers.ts';
import { type ConsumerStatus, selectConsumerStatuses } from '../../../stream/lag-queries.ts';
import { formatCount } from '../../components/figures.tsx';
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
  const { name, isConnected, behind } = await consumerInPath(context, dashboard);
  return confirmPage(context, {
    title: 'Remove the consumer',
    section: 'dashboard',
    code: true,
    question: 'Remove this consumer?',
    action: `${webhookPath(dashboard)}/consumers/${name}/remove`,
    button: 'Remove consumer',
    back: `${webhookPath(dashboard)}#stream`,
    text: (
      <>
        <p>
          The service forgets how far <b class="mono">{name}</b> has come. The next connection under this name begins
          from now
          {behind > 0 && `, and does not get the ${formatCount(behind, 'event')} that it has not acknowledged`}.
        </p>
        {isConnected && (
          <p>A program is connected under this name. Its connection ends. To connect it again, restart it.</p>
        )}
      </>
    ),
  });
}

export async function submitRemoveConsumer(context: WebContext, dashboard: DashboardContext) {
  const { name } = await consumerInPath(context, dashboard);
  const { listing, person } = dashboard;
  await removeConsumer(context.var.app.db, { listingId: listing.id, name, by: byPerson(person) });
  const message = 'The consumer was removed. The next connection under its name begins from now.';
  return redirectWithSuccess(context, webhookPath(dashboard), message);
}
