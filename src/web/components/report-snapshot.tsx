// What was reported, beside what is there now. All of it is untrusted and shown as plain text.
import type { ShownSnapshot } from '../../moderation/read-cases.ts';
import type { ComparedField } from '../../moderation/targets.ts';
import { Card } from './card.tsx';
import { LINK_LABELS } from './listing-links.tsx';
import { Pill } from './pill.tsx';
import { Time } from './time.tsx';
import { WrittenText } from './written-text.tsx';

const FIELD_NAMES: Readonly<Record<string, string>> = {
  name: 'Name',
  summary: 'Summary',
  description: 'Description',
  link: 'Link',
  ...LINK_LABELS,
  address: 'Address',
  video: 'Video',
  mods: 'Mods',
  tags: 'Tags',
  icon: 'Icon',
  banner: 'Banner',
  pictures: 'Images',
  languages: 'Other languages',
  version: 'Version',
  title: 'Title',
  body: 'Release notes',
  stars: 'Stars',
  review: 'Review',
  reply: 'Reply',
  handle: 'Handle',
};

interface SnapshotCardProps {
  readonly snapshot: ShownSnapshot;
  readonly number: number;
  readonly isOnly: boolean;
  readonly isTargetThere: boolean;
}

export function SnapshotCard({ snapshot, number, isOnly, isTargetThere }: SnapshotCardProps) {
  const { fields, isChanged, takenAt } = snapshot;
  return (
    <Card
      title={isOnly ? 'What was reported' : `What was reported, text ${number}`}
      beside={<ChangePill isChanged={isChanged} isTargetThere={isTargetThere} />}
    >
      <p class="dim note">
        As it was <Time at={takenAt} />. {summarize(isChanged, isTargetThere)}
      </p>
      {fields.map((field) => (
        <FieldRow field={field} isTargetThere={isTargetThere} />
      ))}
    </Card>
  );
}

function summarize(isChanged: boolean, isTargetThere: boolean): string {
  if (!isTargetThere) return 'It was deleted since.';
  return isChanged ? 'It was changed since.' : 'It has not changed since.';
}

function ChangePill({ isChanged, isTargetThere }: Pick<SnapshotCardProps, 'isTargetThere'> & { isChanged: boolean }) {
  if (!isTargetThere) return <Pill tone="bad">Deleted</Pill>;
  return isChanged ? <Pill tone="warn">Changed</Pill> : <Pill tone="idle">Unchanged</Pill>;
}

function FieldRow({
  field: { field, before, now, isChanged },
  isTargetThere,
}: { field: ComparedField } & Pick<SnapshotCardProps, 'isTargetThere'>) {
  const name = FIELD_NAMES[field] ?? field;
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
        {name} <Pill tone="warn">Changed</Pill>
      </h3>
      <div class="halves">
        <div class="stack close">
          <span class="dim note">When reported</span>
          <WrittenText text={before} />
        </div>
        <div class="stack close">
          <span class="dim note">Now</span>
          <WrittenText text={now ?? ''} />
        </div>
      </div>
    </div>
  );
}
