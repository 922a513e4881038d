// Basic components: buttons, cards, names, facts, table headings.
import { Button, ButtonLink, PostButton } from '../../../src/web/components/button.tsx';
import { Card } from '../../../src/web/components/card.tsx';
import { Facts } from '../../../src/web/components/facts.tsx';
import { FreshSecret } from '../../../src/web/components/fresh-secret.tsx';
import { BoldName, NameLink } from '../../../src/web/components/name.tsx';
import { Pill } from '../../../src/web/components/pill.tsx';
import { TableHead } from '../../../src/web/components/table-head.tsx';
import { HOSTILE, LONG } from './sample-things.ts';
import { type Specimen, state } from './specimen.ts';

export const ELEMENTS: readonly Specimen[] = [
  {
    part: 'button',
    states: [
      state('a button, a link and a form', () => (
        <div class="row">
          <Button text="Save" look="go" />
          <ButtonLink text="Remove" unseen={HOSTILE} href="#parts" look="small danger" />
          <PostButton text="Stop" action="#" values={{ id: '1' }} look="small" />
        </div>
      )),
    ],
  },
  {
    part: 'card',
    states: [
      state('a heading', () => <Card title="Delete">It cannot be undone.</Card>),
      state('a status beside it', () => (
        <Card title="Health" beside={<Pill tone="good">Healthy</Pill>}>
          <p>{LONG}</p>
        </Card>
      )),
    ],
  },
  {
    part: 'fresh-secret',
    states: [
      state('shown once', () => (
        <FreshSecret
          title="Your signing secret"
          value="whsec_c3BlY2ltZW4tc3BlY2ltZW4tMDAwMDA="
          label="the signing secret"
        >
          {LONG}
        </FreshSecret>
      )),
    ],
  },
  {
    part: 'facts',
    states: [
      state('short and hostile', () => <Facts facts={[['Name', <bdi>{HOSTILE}</bdi>], null, ['Votes', '12']]} />),
    ],
  },
  {
    part: 'name',
    states: [
      state('hostile', () => (
        <p>
          <BoldName name={HOSTILE} /> <NameLink name={HOSTILE} href="#parts" />
        </p>
      )),
    ],
  },
  {
    part: 'table-head',
    states: [
      state('words and numbers', () => (
        <table>
          <TableHead columns={['Listing', { numeric: 'Votes' }]} />
        </table>
      )),
    ],
  },
];
