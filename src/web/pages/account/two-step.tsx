// GET /account/two-step: the second factors of an account. GET and POST …/off: removes all.
import { offersPasskeys } from '../../../access/passkeys.ts';
import type { Person } from '../../../access/person.ts';
import { type ListedPasskey, type SecondFactors, selectSecondFactors } from '../../../access/second-factor-queries.ts';
import { type FactorOwner, turnOffTwoStep } from '../../../access/second-factors.ts';
import type { AppContext } from '../../../context.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { confirmPage } from '../../components/form-page.tsx';
import { showPage } from '../../components/layout.tsx';
import { Pill } from '../../components/pill.tsx';
import { Time } from '../../components/time.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithError, redirectWithSuccess } from '../../flash.ts';
import { useTranslations } from '../../translations.ts';

export const TWO_STEP_PATH = '/account/two-step';
const FEW_CODES = 3;

/** The person with the session that does not end when a factor changes. */
export async function factorOwner(context: WebContext, person: Person): Promise<FactorOwner> {
  const session = await context.var.app.auth.sessionOf(context.req.raw.headers);
  return { personId: person.id, sessionId: session?.id ?? '' };
}

export async function showTwoStep(context: WebContext, person: Person) {
  const { app, t } = context.var;
  const factors = await selectSecondFactors(app.db, person.id);
  const isOn = factors.app !== null || factors.passkeys.length > 0;
  return showPage(context, {
    title: t('security.twoStep'),
    account: 'account',
    content: (
      <div class="narrow-page stack">
        <div class="row between">
          <h1>{t('security.twoStep')}</h1>
          {isOn ? <Pill tone="good">{t('security.on')}</Pill> : <Pill tone="idle">{t('security.off')}</Pill>}
        </div>
        {person.isStaffWithoutTwoStep && (
          <Card title={t('security.neededForStaff')}>
            <p>{t('security.neededForStaffText')}</p>
          </Card>
        )}
        <p class="dim">{t('security.twoStepText')}</p>
        <AppCard factors={factors} />
        <PasskeyCard factors={factors} app={app} />
        {isOn && <RecoveryCard factors={factors} />}
        {isOn && (
          <p>
            <a href={`${TWO_STEP_PATH}/off`}>{t('security.turnOffTwoStep')}</a>
          </p>
        )}
      </div>
    ),
  });
}

function AppCard({ factors: { app } }: { factors: SecondFactors }) {
  const t = useTranslations();
  const path = `${TWO_STEP_PATH}/app`;
  if (!app)
    return (
      <Card title={t('security.app')}>
        <p class="dim">{t('security.appText')}</p>
        <div>
          <ButtonLink text={t('security.setUpApp')} href={path} look="go" />
        </div>
      </Card>
    );
  const added = <Time at={app.addedAt} />;
  return (
    <Card title={t('security.app')} beside={<Pill tone="good">{t('security.appSetUp')}</Pill>}>
      <p class="dim note">
        {app.usedAt
          ? t.rich('security.appAddedAndUsed', { added, used: <Time at={app.usedAt} /> })
          : t.rich('security.appAdded', { added })}
      </p>
      <div class="row">
        <ButtonLink text={t('security.setUpAnotherApp')} href={path} />
        <ButtonLink text={t('security.removeApp')} href={`${path}/remove`} look="danger" />
      </div>
    </Card>
  );
}

function PasskeyCard({ factors: { passkeys }, app }: { factors: SecondFactors; app: AppContext }) {
  const t = useTranslations();
  return (
    <Card title={t('security.passkeys')}>
      <p class="dim">{t('security.passkeysText')}</p>
      {passkeys.length > 0 && (
        <ul class="list tight">
          {passkeys.map((passkey) => (
            <PasskeyItem passkey={passkey} />
          ))}
        </ul>
      )}
      {offersPasskeys(app.config.baseUrl) ? (
        <div>
          <ButtonLink text={t('security.addPasskey')} href={`${TWO_STEP_PATH}/passkeys/new`} />
        </div>
      ) : (
        <p class="hint">{t('security.passkeysUnavailable')}</p>
      )}
    </Card>
  );
}

function PasskeyItem({ passkey: { id, name, isSynced, addedAt, usedAt } }: { passkey: ListedPasskey }) {
  const t = useTranslations();
  const shared = { added: <Time at={addedAt} />, synced: isSynced ? 'yes' : 'no' } as const;
  return (
    <li class="person">
      <div>
        <b class="clipped">
          <bdi>{name}</bdi>
        </b>
        <p class="dim note">
          {usedAt
            ? t.rich('security.passkeyUsed', { ...shared, used: <Time at={usedAt} /> })
            : t.rich('security.passkeyUnused', shared)}
        </p>
      </div>
      <ButtonLink
        text={t('buttons.remove')}
        unseen={name}
        href={`${TWO_STEP_PATH}/passkeys/${id}/remove`}
        look="small"
      />
    </li>
  );
}

function RecoveryCard({ factors: { recoveryCodes } }: { factors: SecondFactors }) {
  const t = useTranslations();
  return (
    <Card
      title={t('security.recoveryCodes')}
      beside={
        <Pill tone={recoveryCodes > FEW_CODES ? 'good' : 'bad'}>
          {t('security.codesLeft', { count: recoveryCodes })}
        </Pill>
      }
    >
      <p class="dim">{t('security.recoveryCodesText')}</p>
      <div>
        <ButtonLink text={t('security.createCodes')} href={`${TWO_STEP_PATH}/codes`} />
      </div>
    </Card>
  );
}

export function confirmTurnOff(context: WebContext) {
  const { t } = context.var;
  return confirmPage(context, {
    title: t('security.turnOffTwoStep'),
    section: 'account',
    question: t('security.turnOffTwoStepQuestion'),
    action: `${TWO_STEP_PATH}/off`,
    button: t('security.turnOff'),
    back: TWO_STEP_PATH,
    text: t('security.turnOffTwoStepText'),
  });
}

export async function submitTurnOff(context: WebContext, person: Person) {
  const { t } = context.var;
  const isOff = await turnOffTwoStep(context.var.app, await factorOwner(context, person));
  return isOff
    ? redirectWithSuccess(context, TWO_STEP_PATH, t('security.twoStepOff'))
    : redirectWithError(context, TWO_STEP_PATH, t('security.twoStepWasOff'));
}
