// GET /staff: the setup checklist, which ticks itself. POST /staff/start/…: what staff does and decides there.
import type { Person } from '../../../access/person.ts';
import { createProxyTrust } from '../../../core/client-address.ts';
import { now } from '../../../core/clock.ts';
import { type ObservedRequest, observeRequest } from '../../../core/observed-request.ts';
import { PROGRAM } from '../../../core/version.ts';
import type { CheckStatus, Finding } from '../../../doctor/finding.ts';
import { judgeStep, type SetupStep } from '../../../doctor/setup/step.ts';
import { SETUP_STEPS } from '../../../doctor/setup/steps.ts';
import type { Message, MessageKey } from '../../../messages/message.ts';
import { readSetupProgress } from '../../../system/setup-progress.ts';
import { ButtonLink, unseen } from '../../components/button.tsx';
import { Facts } from '../../components/facts.tsx';
import { showPage } from '../../components/layout.tsx';
import { OpenReports } from '../../components/report-count.tsx';
import type { WebContext } from '../../context.ts';
import { useTranslations } from '../../translations.ts';
import { StepActions } from './setup-step-actions.tsx';

export async function showSetupSteps(context: WebContext, person: Person) {
  const { app, t } = context.var;
  const progress = await readSetupProgress(app);
  const request = observeRequest(context, createProxyTrust(app.config.trustedProxies));
  const judged = SETUP_STEPS.map((step) => ({
    step,
    finding: judgeStep(step, { progress, request, sender: 'browser', at: now() }),
  }));
  const done = judged.filter(({ finding }) => isDone(finding)).length;
  return showPage(context, {
    title: t('setup.title'),
    staff: 'start',
    content: (
      <div class="stack">
        <div class="row between">
          <h1>{t('setup.title')}</h1>
          <span class="dim">{t('setup.doneCount', { done, total: judged.length })}</span>
        </div>
        <div class="row">
          <PendingListings count={context.var.waitingCount} />
          <OpenReports open={context.var.openCases} />
          <FlaggedListings count={context.var.flagCount} />
        </div>
        <section class="card stack close" aria-label={t('setup.stepsLabel')}>
          <ol class="todo">
            {judged.map(({ step, finding }) => (
              <StepItem step={step} finding={finding}>
                {step.id === 'proxies' && <SeenRequest request={request} />}
                <StepActions step={step} finding={finding} progress={progress} email={person.email} />
              </StepItem>
            ))}
          </ol>
        </section>
        <p class="dim">
          {t.rich('setup.more', {
            system: (text) => <a href="/staff/health">{text}</a>,
            command: <code>{PROGRAM} doctor</code>,
          })}
        </p>
      </div>
    ),
  });
}

function FlaggedListings({ count }: { count: number }) {
  const t = useTranslations();
  if (count === 0) return null;
  return (
    <p>
      <ButtonLink text={t('setup.suspicion', { count })} href="/staff/flags" />
    </p>
  );
}

function PendingListings({ count }: { count: number }) {
  const t = useTranslations();
  if (count === 0) return null;
  return (
    <p>
      <ButtonLink text={t('setup.waiting', { count })} href="/staff/queue" />
    </p>
  );
}

/** Also if the step does not apply: then there is nothing to do. */
function isDone({ status }: Finding<unknown>): boolean {
  return status === 'ok' || status === 'not_applicable';
}

const UNSEEN = {
  ok: 'setup.stepDone',
  not_applicable: 'setup.stepNotNeeded',
  warning: 'setup.stepNotDone',
  problem: 'setup.stepProblem',
  unknown: 'setup.stepNotDone',
} as const satisfies Record<CheckStatus, MessageKey>;

interface StepItemProps {
  readonly step: SetupStep;
  readonly finding: Finding<Message>;
  readonly children: unknown;
}

function StepItem({ step, finding, children }: StepItemProps) {
  const t = useTranslations();
  const { path, section, choice } = step;
  const { status, found, todo } = finding;
  const title = t.text(step.title);
  const mark = isDone(finding) ? 'done' : status === 'problem' ? 'wrong' : undefined;
  return (
    <li class={mark}>
      <span>
        {path ? <a href={path}>{title}</a> : <b>{title}</b>}
        {choice && status === 'warning' && <span class="optional"> {t('setup.optional')}</span>}
        <span class="unseen"> {t(UNSEEN[status])}</span>
      </span>
      <span class="dim">
        {t.text(found)} {todo !== undefined && <LinkedPaths text={t.text(todo)} />}{' '}
        {section !== undefined && !isDone(finding) && (
          <a href={`/staff/manual/operate#${section}`}>{t.rich('setup.readManual', { unseen, title })}</a>
        )}
      </span>
      {children}
    </li>
  );
}

/** The names of the pages that findings mention by their path, which is all that the command line can show. */
const PAGE_NAMES = {
  '/staff': 'setup.title',
  '/staff/site': 'setup.brandAndSettings',
  '/staff/site/settings': 'setup.siteSettings',
} as const satisfies Record<string, MessageKey>;

function LinkedPaths({ text }: { text: string }) {
  const t = useTranslations();
  return (
    <>
      {text
        .split(/(\/staff(?:\/[a-z]+)*)/)
        .map((part) => (isNamedPath(part) ? <a href={part}>{t(PAGE_NAMES[part])}</a> : part))}
    </>
  );
}

function isNamedPath(text: string): text is keyof typeof PAGE_NAMES {
  return Object.hasOwn(PAGE_NAMES, text);
}

/** What arrived with the request that the operator is making. */
function SeenRequest({ request }: { request: ObservedRequest }) {
  const t = useTranslations();
  const { peer, isPeerTrusted, client, host, forwardedFor, forwarded, forwardedProto } = request;
  const missing = t('setup.seenMissing');
  return (
    <details class="seen">
      <summary>{t('setup.seenTitle')}</summary>
      <Facts
        facts={[
          [t('setup.seenPeer'), isPeerTrusted ? t('setup.seenTrustedProxy', { address: peer }) : peer],
          [t('setup.seenClient'), client],
          ['Host', host ?? missing],
          ['X-Forwarded-For', forwardedFor ?? missing],
          forwarded !== null && ['Forwarded', forwarded],
          ['X-Forwarded-Proto', forwardedProto ?? missing],
        ]}
      />
    </details>
  );
}
