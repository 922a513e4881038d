// What game servers say about themselves, and imports from them and from Discord.
import {
  ImportedIconField,
  ImportedNote,
  NewImportCard,
  UpdateImportCard,
} from '../../../src/web/components/import-card.tsx';
import { ServerFacts, UptimeStrip } from '../../../src/web/components/server-facts.tsx';
import { aListing, HOSTILE, minutesAgo } from './sample-things.ts';
import { type Specimen, state } from './specimen.ts';

const facts = {
  version: 'Paper 1.21.4',
  versions: ['1.21'],
  editions: ['java', 'bedrock'],
  days: Array.from({ length: 20 }, (_, place) => ({
    day: minutesAgo((19 - place) * 1_440)
      .toISOString()
      .slice(0, 10),
    polls: 288,
    online: place === 7 ? 100 : 288,
  })),
};
const draft = { id: 'imp_sample', source: HOSTILE, fields: {}, problem: null, hasIcon: false };

export const SERVER_FACTS: readonly Specimen[] = [
  {
    part: 'server-facts',
    states: [
      state('known', () => <ServerFacts game="minecraft" facts={facts} />),
      state('uptime', () => <UptimeStrip facts={facts} />),
    ],
  },
  {
    part: 'import-card',
    states: [
      state('new', () => <NewImportCard source="discord" />),
      state('update, failed', () => (
        <UpdateImportCard
          listing={aListing({})}
          source="minecraft"
          problem="The server could not be reached in time."
        />
      )),
      state('imported, hostile', () => <ImportedNote draft={draft} button="Save" isNew={false} />),
      state('without an icon', () => <ImportedIconField draft={draft} />),
    ],
  },
];
