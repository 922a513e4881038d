// GET and POST /setup?token=: the one-time link that makes the first person staff.
import type { Person } from '../../../access/person.ts';
import { hasSecondFactor } from '../../../access/second-factor-queries.ts';
import { claimSetup, isValidSetupToken } from '../../../access/setup-link.ts';
import type { AppContext } from '../../../context.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { showNarrowPage } from '../../components/layout.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithSuccess } from '../../flash.ts';
import { limitLinkAttempts } from '../../link-attempts.tsx';
import { withNext } from '../../local-path.ts';
import { readForm } from '../../read-form.ts';
import { seeOther } from '../../redirect.ts';
import { useTranslations } from '../../translations.ts';

export async function showSetup(context: WebContext) {
  const token = context.req.query('token') ?? '';
  const { person, app, t } = context.var;
  if (!(await isValidSetupToken(app.db, token))) return refuseLink(context);
  return showNarrowPage(context, {
    title: t('signIn.setUpSite', { name: app.site.displayName }),
    content: person ? <BecomeStaff person={person} token={token} /> : <SignUpFirst token={token} />,
  });
}

export async function submitSetup(context: WebContext) {
  const token = (await readForm(context)).text('token');
  const { person, app, t } = context.var;
  if (!(await isValidSetupToken(app.db, token))) return refuseLink(context);
  if (!person) return seeOther(context, withNext('/sign-in', setupPath(token)));
  if (!(await claimSetup(app.db, token, person.id)).ok) return refuseLink(context);
  return (await needsTwoStep(app, person.id))
    ? redirectWithSuccess(context, '/account/two-step', t('signIn.nowStaffOneMoreStep'))
    : redirectWithSuccess(context, '/staff', t('signIn.nowStaff'));
}

async function needsTwoStep({ config, db }: AppContext, personId: string): Promise<boolean> {
  return config.staffTwoStep && !(await hasSecondFactor(db, personId));
}

const setupPath = (token: string) => `/setup?token=${encodeURIComponent(token)}`;

/** The page gives no reason, so that strangers learn nothing about the installation. */
async function refuseLink(context: WebContext) {
  const limited = await limitLinkAttempts(context, 'setup');
  if (limited) return limited;
  const { person, t } = context.var;
  if (person?.role === 'staff' || person?.isStaffWithoutTwoStep) return alreadyStaff(context);
  return showNarrowPage(context, {
    title: t('signIn.setupLinkInvalid'),
    status: 404,
    content: (
      <>
        <p>{t('signIn.setupLinkWhy')}</p>
        <p>{t('signIn.setupLinkWhatToDo')}</p>
        <p>{t('signIn.setupNothingChanged')}</p>
      </>
    ),
  });
}

function alreadyStaff(context: WebContext) {
  const { t } = context.var;
  return showNarrowPage(context, {
    title: t('signIn.alreadyStaff'),
    status: 404,
    content: (
      <>
        <p>{t('signIn.alreadyStaffText')}</p>
        <div>
          <ButtonLink text={t('signIn.openStaffPages')} href="/staff" look="go" />
        </div>
      </>
    ),
  });
}

function SignUpFirst({ token }: { token: string }) {
  const t = useTranslations();
  return (
    <>
      <p>{t('signIn.setupSignUp')}</p>
      <div class="row">
        <ButtonLink text={t('signIn.createAccount')} href={withNext('/sign-up', setupPath(token))} look="go" />
        <ButtonLink text={t('signIn.signIn')} href={withNext('/sign-in', setupPath(token))} />
      </div>
    </>
  );
}

function BecomeStaff({ person, token }: { person: Person; token: string }) {
  const t = useTranslations();
  return (
    <form class="stack close" method="post" action="/setup">
      <p>{t.rich('signIn.setupSignedInAs', { name: <bdi>{person.name}</bdi> })}</p>
      <input type="hidden" name="token" value={token} />
      <div>
        <Button text={t('signIn.becomeStaff')} look="go" />
      </div>
    </form>
  );
}
