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
  const { displayName } = context.var.app.site;
  const text = `${codes.join('\n')}\n`;
  const file = `Recovery codes for ${person.email} at ${displayName}. Each works once.\n\n${text}`;
  return showPage(context, {
    title: 'Recovery codes',
    account: 'account',
    scripts: ['copy', 'print'],
    content: (
      <div class="narrow-page stack">
        <h1>Recovery codes</h1>
        <section class="card stack close">
          <p>
            Save these codes now, in a password manager or on paper: they won’t be shown again. Each works once in place
            of a second factor, for example if you lose your phone.
          </p>
          <CopyBlock text={text} label="the recovery codes" />
          <div class="row">
            <a
              class="btn"
              download="recovery-codes.txt"
              href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
            >
              Download
            </a>
            <button class="btn" type="button" data-print="" hidden>
              Print
            </button>
          </div>
        </section>
        <div class="row">
          <ButtonLink text="I have saved the codes" href={TWO_STEP_PATH} look="go" />
          {person.role === 'staff' && <ButtonLink text="Go to the staff pages" href="/staff" />}
        </div>
      </div>
    ),
  });
}

function confirmNewCodes(context: WebContext) {
  return confirmPage(context, {
    title: 'Create new recovery codes',
    section: 'account',
    question: 'Create new recovery codes?',
    action: PATH,
    button: 'Create new codes',
    back: TWO_STEP_PATH,
    text: 'Your earlier codes will no longer work. Codes are shown only once, when they are created.',
  });
}

export async function submitNewCodes(context: WebContext, person: Person) {
  const codes = await renewRecoveryCodes(context.var.app, await factorOwner(context, person));
  if (codes) return redirectToCodes(context, codes, 'Your earlier codes no longer work.');
  return redirectWithError(context, TWO_STEP_PATH, 'Add an authenticator app or a passkey first.');
}
