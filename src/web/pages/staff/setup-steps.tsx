// GET /staff: the setup checklist, which ticks itself. POST /staff/start/…: what staff does and decides there.
import type { Person } from '../../../access/person.ts';
import { createProxyTrust } from '../../../core/client-address.ts';
import { now } from '../../../core/clock.ts';
import { type ObservedRequest, observeRequest } from '../../../core/observed-request.ts';
import { PROGRAM } from '../../../core/version.ts';
import type { Finding } from '../../../doctor/finding.ts';
import { judgeStep, type SetupStep } from '../../../doctor/setup/step.ts';
import { SETUP_STEPS } from '../../../doctor/setup/steps.ts';
import { readSetupProgress } from '../../../system/setup-progress.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Facts } from '../../components/facts.tsx';
import { formatCount } from '../../components/figures.tsx';
import { showPage } from '../../components/layout.tsx';
import { OpenReports } from '../../components/report-count.tsx';
import type { WebContext } from '../../context.ts';
import { StepActions } from './setup-step-actions.tsx';

export async function showSetupSteps(context: WebContext, person: Person) {
  const { app } = context.var;
  const progress = await readSetupProgress(app);
  const request = observeRequest(context, createProxyTrust(app.config.trustedProxies));
  const judged = SETUP_STEPS.map((step) => ({
    step,
    finding: judgeStep(step, { progress, request, sender: 'browser', at: now() }),
  }));
  const done = judged.filter(({ finding }) => isDone(finding)).length;
  return showPage(context, {
    title: 'Getting started',
    staff: 'start',
    content: (
      <div class="stack">
        <div class="row between">
          <h1>Getting started</h1>
          <span class="dim">
            {done} of {judged.length} done
          </span>
        </div>
        <div class="row">
          <PendingListings count={context.var.waitingCount} />
          <OpenReports open={context.var.openCases} />
          <FlaggedListings count={context.var.flagCount} />
        </div>
        <section class="card stack close" aria-label="Steps">
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
          This list updates automatically. <a href="/staff/health">System</a> shows the configuration, warnings and
          load. On the server, <code>{PROGRAM} doctor</code> checks more: the disk, the clocks, the certificate and the
          mail server.
        </p>
      </div>
    ),
  });
}

function FlaggedListings({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p>
      <ButtonLink text={`${formatCount(count, 'listing')} with votes under suspicion`} href="/staff/flags" />
    </p>
  );
}

function PendingListings({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p>
      <ButtonLink text={`${formatCount(count, 'listing')} waiting for approval`} href="/staff/queue" />
    </p>
  );
}

/** Also if the step does not apply: then there is nothing to do. */
function isDone({ status }: Finding): boolean {
  return status === 'ok' || status === 'not_applicable';
}

const UNSEEN = {
  ok: ' (done)',
  not_applicable: ' (not needed)',
  warning: ' (not done)',
  problem: ' (problem)',
  unknown: ' (not done)',
} as const;

interface StepItemProps {
  readonly step: SetupStep;
  readonly finding: Finding;
  readonly children: unknown;
}

function StepItem({ step: { title, path, section, choice }, finding, children }: StepItemProps) {
  const { status, found, todo } = finding;
  const mark = isDone(finding) ? 'done' : status === 'problem' ? 'wrong' : undefined;
  return (
    <li class={mark}>
      <span>
        {path ? <a href={path}>{title}</a> : <b>{title}</b>}
        {choice && status === 'warning' && <span class="optional"> optional</span>}
        <span class="unseen">{UNSEEN[status]}</span>
      </span>
      <span class="dim">
        {found} {todo !== undefined && <LinkedPaths text={todo} />}{' '}
        {section !== undefined && !isDone(finding) && (
          <a href={`/staff/manual/operate#${section}`}>
            Read the manual<span class="unseen">: {title}</span>
          </a>
        )}
      </span>
      {children}
    </li>
  );
}

/** The names of the pages that findings mention by their path, which is all that the command line can show. */
const PAGE_NAMES: Readonly<Record<string, string>> = {
  '/staff': 'Getting started',
  '/staff/site': 'Brand and settings',
  '/staff/site/settings': 'Site settings',
};

function LinkedPaths({ text }: { text: string }) {
  return (
    <>
      {text.split(/(\/staff(?:\/[a-z]+)*)/).map((part) => {
        const name = PAGE_NAMES[part];
        return name === undefined ? part : <a href={part}>{name}</a>;
      })}
    </>
  );
}

/** What arrived with the request that the operator is making. */
function SeenRequest({ request }: { request: ObservedRequest }) {
  return (
    <details class="seen">
      <summary>What the service sees of this request</summary>
      <Facts
        facts={[
          ['Connection from', `${request.peer}${request.isPeerTrusted ? ', a trusted proxy' : ''}`],
          ['Your address', request.client],
          ['Host', request.host ?? 'missing'],
          ['X-Forwarded-For', request.forwardedFor ?? 'missing'],
          request.forwarded !== null && ['Forwarded', request.forwarded],
          ['X-Forwarded-Proto', request.forwardedProto ?? 'missing'],
        ]}
      />
    </details>
  );
}
