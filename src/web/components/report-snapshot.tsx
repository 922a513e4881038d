// What was reported, beside what is there now. All of it is untrusted and shown as plain text.
import type { MessageKey } from '../../messages/message.ts';
import type { Translations } from '../../messages/translations.ts';
import type { ShownSnapshot } from '../../moderation/read-cases.ts';
import type { ComparedField } from '../../moderation/targets.ts';
import { useTranslations } from '../translations.ts';
import { Card } from './card.tsx';
import { LINK_KEYS } from './listing-links.tsx';
import { Pill, type Tone } from './pill.tsx';
import { Time } from './time.tsx';
import { WrittenText } from './written-text.tsx';

const FIELD_NAMES = {
  name: 'reportCases.fieldName',
  summary: 'reportCases.fieldSummary',
  description: 'reportCases.fieldDescription',
  link: 'reportCases.fieldLink',
  address: 'reportCases.fieldAddress',
  video: 'reportCases.fieldVideo',
  mods: 'reportCases.fieldMods',
  tags: 'reportCases.fieldTags',
  icon: 'reportCases.fieldIcon',
  banner: 'reportCases.fieldBanner',
  pictures: 'reportCases.fieldPictures',
  languages: 'reportCases.fieldLanguages',
  version: 'reportCases.fieldVersion',
  title: 'reportCases.fieldTitle',
  body: 'reportCases.fieldBody',
  stars: 'reportCases.fieldStars',
  review: 'reportCases.fieldReview',
  reply: 'reportCases.fieldReply',
  handle: 'reportCases.fieldHandle',
} as const satisfies Readonly<Record<string, MessageKey>>;

function fieldName(t: Translations, field: string): string {
  if (field in FIELD_NAMES) return t(FIELD_NAMES[field as keyof typeof FIELD_NAMES]);
  return field in LINK_KEYS ? t(LINK_KEYS[field as keyof typeof LINK_KEYS]) : field;
}

interface SnapshotCardProps {
  readonly snapshot: ShownSnapshot;
  readonly number: number;
  readonly isOnly: boolean;
  readonly isTargetThere: boolean;
}

export function SnapshotCard({ snapshot, number, isOnly, isTargetThere }: SnapshotCardProps) {
  const t = useTranslations();
  const { fields, isChanged, takenAt } = snapshot;
  const state = stateOf(isChanged, isTargetThere);
  return (
    <Card
      title={isOnly ? t('reportCases.whatWasReported') : t('reportCases.whatWasReportedNumber', { number })}
      beside={<StatePill state={state} />}
    >
      <p class="dim note">{t.rich('reportCases.asItWas', { state, time: <Time at={takenAt} /> })}</p>
      {fields.map((field) => (
        <FieldRow field={field} isTargetThere={isTargetThere} />
      ))}
    </Card>
  );
}

const STATES = {
  deleted: { tone: 'bad', word: 'reportCases.deleted' },
  changed: { tone: 'warn', word: 'reportCases.changed' },
  unchanged: { tone: 'idle', word: 'reportCases.unchanged' },
} as const satisfies Readonly<Record<string, { readonly tone: Tone; readonly word: MessageKey }>>;
type State = keyof typeof STATES;

function stateOf(isChanged: boolean, isTargetThere: boolean): State {
  if (!isTargetThere) return 'deleted';
  return isChanged ? 'changed' : 'unchanged';
}

function StatePill({ state }: { state: State }) {
  const t = useTranslations();
  return <Pill tone={STATES[state].tone}>{t(STATES[state].word)}</Pill>;
}

interface FieldRowProps {
  readonly field: ComparedField;
  readonly isTargetThere: boolean;
}

function FieldRow({ field: { field, before, now, isChanged }, isTargetThere }: FieldRowProps) {
  const t = useTranslations();
  const name = fieldName(t, field);
  if (!isChanged || !isTargetThere)
    return (
      <div class="stack close">
        <h3>{name}</h3>
        <WrittenText text={before} />
      </div>
    );
  return (
    <div class="stack close">
      <h3>
        {name} <StatePill state="changed" />
      </h3>
      <div class="halves">
        <div class="stack close">
          <span class="dim note">{t('reportCases.whenReported')}</span>
          <WrittenText text={before} />
        </div>
        <div class="stack close">
          <span class="dim note">{t('reportCases.now')}</span>
          <WrittenText text={now ?? ''} />
        </div>
      </div>
    </div>
  );
}
