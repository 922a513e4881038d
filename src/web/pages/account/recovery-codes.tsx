// GET and POST /account/two-step/codes: creates recovery codes, and shows them once.
import type { Person } from '../../../access/person.ts';
import { renewRecoveryCodes } from '../../../access/second-factors.ts';
import { ButtonLink } from '../../components/button.tsx';
import { CopyBlock } from '../../components/copy-button.tsx';
import { confirmPage } from '../../components/form-page.tsx';
import { showPage } from '../../components/layout.tsx';
import type { WebContext } from '../../context.ts';
import { redirectWithError, redirectWithFlash } from '../../flash.ts';
import { factorOwner, TWO_STEP_PATH } from './two-step.tsx';

const PATH = `${TWO_STEP_PATH}/codes`;

/** Shows the codes on the next page, once. */
export function redirectToCodes(context: WebContext, codes: readonly string[], message: string): Response {
  return redirectWithFlash(context, PATH, { tone: 'good', message, codes: [...codes] });
}

export function showRecoveryCodes(context: WebContext, person: Person) {
  const { codes } = context.var.flash;
  return codes ? codesPage(context, person, codes) : confirmNewCodes(context);
}

function codesPage(context: WebContext, person: Person, codes: readonly string[]) {
  const { app, t } = context.var;
  const text = `${codes.join('\n')}\n`;
  const file = `${t('security.codesFile', { email: person.email, site: app.site.displayName })}\n\n${text}`;
  return showPage(context, {
    title: t('security.recoveryCodes'),
    account: 'account',
    scripts: ['copy', 'print'],
    content: (
      <div class="narrow-page stack">
        <h1>{t('security.recoveryCodes')}</h1>
        <section class="card stack close">
          <p>{t('security.saveCodes')}</p>
          <CopyBlock text={text} label={t('security.theCodes')} />
          <div class="row">
            <a
              class="btn"
              download="recovery-codes.txt"
              href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
            >
              {t('security.download')}
            </a>
            <button class="btn" type="button" data-print="" hidden>
              {t('security.print')}
            </button>
          </div>
        </section>
        <div class="row">
          <ButtonLink text={t('security.codesSaved')} href={TWO_STEP_PATH} look="go" />
          {person.role === 'staff' && <ButtonLink text={t('security.toStaffPages')} href="/staff" />}
        </div>
      </div>
    ),
  });
}

function confirmNewCodes(context: WebContext) {
  const { t } = context.var;
  return confirmPage(context, {
    title: t('security.createCodesTitle'),
    section: 'account',
    question: t('security.createCodesQuestion'),
    action: PATH,
    button: t('security.createCodes'),
    back: TWO_STEP_PATH,
    text: t('security.createCodesText'),
  });
}

export async function submitNewCodes(context: WebContext, person: Person) {
  const { t } = context.var;
  const codes = await renewRecoveryCodes(context.var.app, await factorOwner(context, person));
  if (codes) return redirectToCodes(context, codes, t('security.codesReplaced'));
  return redirectWithError(context, TWO_STEP_PATH, t('security.noSecondFactor'));
}
