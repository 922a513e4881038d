// GET /staff/site/history?part=…: the last 20 versions of a part, each with who saved it and when. POST
// /staff/site/restore brings one back.
import { HTTPException } from 'hono/http-exception';
import { byPerson } from '../../../../access/audit.ts';
import type { Person } from '../../../../access/person.ts';
import { type PartVersion, VERSIONS_KEPT } from '../../../../site/queries.ts';
import {
  describeChange,
  hasOriginal,
  listPartVersions,
  nameOfPart,
  ORIGINAL,
  restorePart,
} from '../../../../site/save-part.ts';
import { isSitePart, type SitePart } from '../../../../site/site-parts.ts';
import { Button, PostButton } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { showPage } from '../../../components/layout.tsx';
import { Pill } from '../../../components/pill.tsx';
import { Time } from '../../../components/time.tsx';
import type { WebContext } from '../../../context.ts';
import { redirectWithError, redirectWithSuccess } from '../../../flash.ts';
import { readForm } from '../../../read-form.ts';
import { editPathOf, SAVE_REFUSALS, toVersion } from './preview.tsx';
import { historyPath, SiteHeading } from './site-heading.tsx';

export async function showSiteHistory(context: WebContext) {
  const part = partOf(context.req.query('part') ?? '');
  const versions = await listPartVersions(context.var.app.db, part);
  const name = nameOfPart(part, versions.find(({ content }) => content !== null)?.content);
  const isRemoved = !hasOriginal(part) && (versions[0]?.content ?? null) === null;
  const back = isRemoved ? undefined : { href: editPathOf(part), text: name };
  return showPage(context, {
    title: `History: ${name}`,
    staff: 'site',
    content: (
      <div class="stack">
        <SiteHeading title={`History: ${name}`} {...(back && { back })} />
        {versions.length === 0 ? (
          <EmptyState title="No versions yet" text="Nobody has changed this yet." />
        ) : (
          <>
            <p class="dim">
              The last {VERSIONS_KEPT} versions. Restoring a version adds a new one, so you can undo that, too.
            </p>
            <ol class="list">
              {versions.map((version, place) => (
                <VersionItem
                  part={part}
                  version={version}
                  before={versions[place + 1] ?? null}
                  current={versions[0]?.version ?? 0}
                />
              ))}
              {hasOriginal(part) && <OriginalItem part={part} current={versions[0] ?? null} />}
            </ol>
          </>
        )}
      </div>
    ),
  });
}

interface VersionItemProps {
  readonly part: SitePart;
  readonly version: PartVersion;
  /** The version before it, if it is still stored. */
  readonly before: PartVersion | null;
  /** The one that is in effect. */
  readonly current: number;
}

function VersionItem({ part, version: { version, content, savedAt, savedBy }, before, current }: VersionItemProps) {
  const isCurrent = version === current;
  const number = `version ${version}`;
  return (
    <li class="card row between version">
      <div>
        <p>
          <Time at={savedAt} /> by <bdi>{savedBy ?? 'the operator'}</bdi>{' '}
          {isCurrent && <Pill tone="good">Current</Pill>}
        </p>
        <p class="dim note">
          {content === null ? describeNothing(part) : describeChange(before?.content ?? null, content)}
        </p>
      </div>
      {!isCurrent && (
        <div class="row">
          {content !== null && part !== 'settings' && (
            <form method="post" action="/staff/site/preview">
              <input type="hidden" name="part" value={part} />
              <input type="hidden" name="version" value={String(version)} />
              <Button text="Preview" unseen={number} look="small" />
            </form>
          )}
          <PostButton
            action="/staff/site/restore"
            values={{ part, version: String(version), edited: String(current) }}
            text="Restore"
            unseen={number}
            look="small"
          />
        </div>
      )}
    </li>
  );
}

/** Without content, a page is gone, and any other part is as it was before anybody changed it. */
function describeNothing(part: SitePart): string {
  return hasOriginal(part) ? 'Back to the original' : 'Removed';
}

/** The original in forms: a number that cannot be read must not restore it. */
const ORIGINAL_TEXT = 'original';
const NO_VERSION = -1;

interface OriginalItemProps {
  readonly part: SitePart;
  readonly current: PartVersion | null;
}

/** What is in effect until somebody changes the part, below its versions. */
function OriginalItem({ part, current }: OriginalItemProps) {
  const isInEffect = (current?.content ?? null) === null;
  return (
    <li class="card row between version">
      <div>
        <p>Original</p>
        <p class="dim note">
          {part === 'settings' ? 'The settings as the service is installed' : 'As it is before anybody changes it'}
        </p>
      </div>
      {!isInEffect && (
        <PostButton
          action="/staff/site/restore"
          values={{ part, version: ORIGINAL_TEXT, edited: String(current?.version ?? 0) }}
          text="Restore"
          unseen="the original"
          look="small"
        />
      )}
    </li>
  );
}

export async function submitRestoreVersion(context: WebContext, staff: Person) {
  const form = await readForm(context);
  const part = partOf(form.text('part'));
  const [text, edited] = [form.text('version'), toVersion(form.text('edited'))];
  const version = text === ORIGINAL_TEXT ? ORIGINAL : toVersion(text) || NO_VERSION;
  const restored = await restorePart(context.var.app, { part, version, edited }, byPerson(staff));
  const path = historyPath(part);
  if (restored.ok) return redirectWithSuccess(context, path, 'Restored.');
  const message =
    restored.reason === 'unknown_version' ? 'This version is no longer stored.' : SAVE_REFUSALS[restored.reason];
  return redirectWithError(context, path, message);
}

function partOf(text: string): SitePart {
  if (!isSitePart(text)) throw new HTTPException(404);
  return text;
}
