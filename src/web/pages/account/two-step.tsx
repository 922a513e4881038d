// GET /account/two-step: the second factors of an account. GET and POST …/off: removes all.
import { offersPasskeys } from '../../../access/passkeys.ts';
import type { Person } from '../../../access/person.ts';
import { type ListedPasskey, type SecondFactors, selectSecondFactors } from '../../../access/second-factor-queries.ts';
import { type FactorOwner, turnOffTwoStep } from '../../../access/second-factors.ts';
import type { AppContext } from '../../../context.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { formatCount } from '../../components/figures.tsx';
import { confirmPage } from '../../components/form-page.tsx';
import { showPage } from '../../components/layout.tsx';
import { Pill } from '../../components/pill.tsx';
import { Time } from '../../components/time.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithError, redirectWithSuccess } from '../../flash.ts';

export const TWO_STEP_PATH = '/account/two-step';
const FEW_CODES = 3;

/** The person with the session that does not end when a factor changes. */
export async function factorOwner(context: WebContext, person: Person): Promise<FactorOwner> {
  const session = await context.var.app.auth.sessionOf(context.req.raw.headers);
  return { personId: person.id, sessionId: session?.id ?? '' };
}

export async function showTwoStep(context: WebContext, person: Person) {
  const { app } = context.var;
  const factors = await selectSecondFactors(app.db, person.id);
  const isOn = factors.app !== null || factors.passkeys.length > 0;
  return showPage(context, {
    title: 'Two-step verification',
    account: 'account',
    content: (
      <div class="narrow-page stack">
        <div class="row between">
          <h1>Two-step verification</h1>
          {isOn ? <Pill tone="good">On</Pill> : <Pill tone="idle">Off</Pill>}
        </div>
        {person.isStaffWithoutTwoStep && (
          <Card title="Needed for the staff pages">
            <p>
              You are staff. The staff pages open once you have added an authenticator app or a passkey: staff can
              change everything here, so a password alone does not protect your account enough.
            </p>
          </Card>
        )}
        <p class="dim">
          With an authenticator app or a passkey, a stolen password is not enough to sign in. One of them is enough; two
          are better, in case you lose one.
        </p>
        <AppCard factors={factors} />
        <PasskeyCard factors={factors} app={app} />
        {isOn && <RecoveryCard factors={factors} />}
        {isOn && (
          <p>
            <a href={`${TWO_STEP_PATH}/off`}>Turn off two-step verification</a>
          </p>
        )}
      </div>
    ),
  });
}

function AppCard({ factors: { app } }: { factors: SecondFactors }) {
  const path = `${TWO_STEP_PATH}/app`;
  if (!app)
    return (
      <Card title="Authenticator app">
        <p class="dim">An app on your phone shows a code that changes every 30 seconds. Any such app works.</p>
        <div>
          <ButtonLink text="Set up app" href={path} look="go" />
        </div>
      </Card>
    );
  return (
    <Card title="Authenticator app" beside={<Pill tone="good">Set up</Pill>}>
      <p class="dim note">
        Added <Time at={app.addedAt} />
        {app.usedAt && (
          <>
            , last used <Time at={app.usedAt} />
          </>
        )}
      </p>
      <div class="row">
        <ButtonLink text="Set up another app" href={path} />
        <ButtonLink text="Remove app" href={`${path}/remove`} look="danger" />
      </div>
    </Card>
  );
}

function PasskeyCard({ factors: { passkeys }, app }: { factors: SecondFactors; app: AppContext }) {
  return (
    <Card title="Passkeys">
      <p class="dim">
        Your phone, computer or security key confirms that it’s you by fingerprint, face or PIN. A passkey also signs
        you in on its own, without a password.
      </p>
      {passkeys.length > 0 && (
        <ul class="list tight">
          {passkeys.map((passkey) => (
            <PasskeyItem passkey={passkey} />
          ))}
        </ul>
      )}
      {offersPasskeys(app.config.baseUrl) ? (
        <div>
          <ButtonLink text="Add passkey" href={`${TWO_STEP_PATH}/passkeys/new`} />
        </div>
      ) : (
        <p class="hint">Browsers offer passkeys only to sites with https and a name. This site has none.</p>
      )}
    </Card>
  );
}

function PasskeyItem({ passkey: { id, name, isSynced, addedAt, usedAt } }: { passkey: ListedPasskey }) {
  return (
    <li class="person">
      <div>
        <b class="clipped">
          <bdi>{name}</bdi>
        </b>
        <p class="dim note">
          Added <Time at={addedAt} />,{' '}
          {usedAt ? (
            <>
              last used <Time at={usedAt} />
            </>
          ) : (
            'never used'
          )}
          {isSynced && ', on all your devices'}
        </p>
      </div>
      <ButtonLink text="Remove" unseen={name} href={`${TWO_STEP_PATH}/passkeys/${id}/remove`} look="small" />
    </li>
  );
}

function RecoveryCard({ factors: { recoveryCodes } }: { factors: SecondFactors }) {
  return (
    <Card
      title="Recovery codes"
      beside={
        <Pill tone={recoveryCodes > FEW_CODES ? 'good' : 'bad'}>{`${formatCount(recoveryCodes, 'code')} left`}</Pill>
      }
    >
      <p class="dim">Each code works once in place of a second factor, for example if you lose your phone.</p>
      <div>
        <ButtonLink text="Create new codes" href={`${TWO_STEP_PATH}/codes`} />
      </div>
    </Card>
  );
}

export function confirmTurnOff(context: WebContext) {
  return confirmPage(context, {
    title: 'Turn off two-step verification',
    section: 'account',
    question: 'Turn off two-step verification?',
    action: `${TWO_STEP_PATH}/off`,
    button: 'Turn off',
    back: TWO_STEP_PATH,
    text: 'Your authenticator app, passkeys and recovery codes will no longer work here, and you will be signed out everywhere else. From then on, signing in takes only your password or Discord.',
  });
}

export async function submitTurnOff(context: WebContext, person: Person) {
  const isOff = await turnOffTwoStep(context.var.app, await factorOwner(context, person));
  return isOff
    ? redirectWithSuccess(context, TWO_STEP_PATH, 'Two-step verification is off.')
    : redirectWithError(context, TWO_STEP_PATH, 'Two-step verification was already off.');
}
