// GET /staff/site/history?part=…: the last 20 versions of a part, each with who saved it and when. POST
// /staff/site/restore brings one back.
import { HTTPException } from 'hono/http-exception';
import { byPerson } from '../../../../access/audit.ts';
import type { Person } from '../../../../access/person.ts';
import type { Translations } from '../../../../messages/translations.ts';
import { type PartVersion, VERSIONS_KEPT } from '../../../../site/queries.ts';
import {
  hasOriginal,
  listPartVersions,
  nameOfPart,
  namesOfChanges,
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
import { joinWords } from '../../../join-words.ts';
import { readForm } from '../../../read-form.ts';
import { useTranslations } from '../../../translations.ts';
import { editPathOf, SAVE_REFUSALS, toVersion } from './preview.tsx';
import { historyPath, SiteHeading } from './site-heading.tsx';

export async function showSiteHistory(context: WebContext) {
  const { app, t } = context.var;
  const part = partOf(context.req.query('part') ?? '');
  const versions = await listPartVersions(app.db, part);
  const name = t.text(nameOfPart(part, versions.find(({ content }) => content !== null)?.content));
  const title = t('site.historyOf', { part: name });
  const isRemoved = !hasOriginal(part) && (versions[0]?.content ?? null) === null;
  const back = isRemoved ? undefined : { href: editPathOf(part), text: name };
  return showPage(context, {
    title,
    staff: 'site',
    content: (
      <div class="stack">
        <SiteHeading title={title} {...(back && { back })} />
        {versions.length === 0 ? (
          <EmptyState title={t('site.noVersions')} text={t('site.noVersionsText')} />
        ) : (
          <>
            <p class="dim">{t('site.versionsNote', { count: VERSIONS_KEPT })}</p>
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
  const t = useTranslations();
  const isCurrent = version === current;
  const number = t('site.versionNumber', { number: String(version) });
  const time = <Time at={savedAt} />;
  return (
    <li class="card row between version">
      <div>
        <p>
          {savedBy === null
            ? t.rich('site.savedByOperator', { time })
            : t.rich('site.savedBy', { time, name: <bdi>{savedBy}</bdi> })}{' '}
          {isCurrent && <Pill tone="good">{t('site.current')}</Pill>}
        </p>
        <p class="dim note">
          {content === null ? describeNothing(t, part) : describeChange(t, before?.content ?? null, content)}
        </p>
      </div>
      {!isCurrent && (
        <div class="row">
          {content !== null && part !== 'settings' && (
            <form method="post" action="/staff/site/preview">
              <input type="hidden" name="part" value={part} />
              <input type="hidden" name="version" value={String(version)} />
              <Button text={t('buttons.preview')} unseen={number} look="small" />
            </form>
          )}
          <PostButton
            action="/staff/site/restore"
            values={{ part, version: String(version), edited: String(current) }}
            text={t('site.restore')}
            unseen={number}
            look="small"
          />
        </div>
      )}
    </li>
  );
}

/** Without content, a page is gone, and any other part is as it was before anybody changed it. */
function describeNothing(t: Translations, part: SitePart): string {
  return hasOriginal(part) ? t('site.backToOriginal') : t('site.removed');
}

function describeChange(t: Translations, before: unknown, after: unknown): string {
  const names = namesOfChanges(before, after).map(t.text);
  return names.length > 0 ? t('site.changed', { names: joinWords(t, names) }) : t('site.noChanges');
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
  const t = useTranslations();
  const isInEffect = (current?.content ?? null) === null;
  return (
    <li class="card row between version">
      <div>
        <p>{t('site.original')}</p>
        <p class="dim note">{part === 'settings' ? t('site.originalSettings') : t('site.originalPart')}</p>
      </div>
      {!isInEffect && (
        <PostButton
          action="/staff/site/restore"
          values={{ part, version: ORIGINAL_TEXT, edited: String(current?.version ?? 0) }}
          text={t('site.restore')}
          unseen={t('site.theOriginal')}
          look="small"
        />
      )}
    </li>
  );
}

export async function submitRestoreVersion(context: WebContext, staff: Person) {
  const { app, t } = context.var;
  const form = await readForm(context);
  const part = partOf(form.text('part'));
  const [text, edited] = [form.text('version'), toVersion(form.text('edited'))];
  const version = text === ORIGINAL_TEXT ? ORIGINAL : toVersion(text) || NO_VERSION;
  const restored = await restorePart(app, { part, version, edited }, byPerson(staff));
  const path = historyPath(part);
  if (restored.ok) return redirectWithSuccess(context, path, t('site.restored'));
  const message =
    restored.reason === 'unknown_version' ? t('site.versionGone') : t.text(SAVE_REFUSALS[restored.reason]);
  return redirectWithError(context, path, message);
}

function partOf(text: string): SitePart {
  if (!isSitePart(text)) throw new HTTPException(404);
  return text;
}
