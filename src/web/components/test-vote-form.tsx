// The form that sends a test vote for a player; the result is a page of its own.
import type { Listing } from '../../listings/listing.ts';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { Field } from './field.tsx';

export function TestVoteForm(props: {
  listing: Listing;
  refused: { readonly playerName: string; readonly message: string } | null;
}) {
  const { listing, refused } = props;
  const errors = refused ? [{ field: 'playerName', message: refused.message }] : [];
  return (
    <Card title="Test vote" id="test">
      <p class="dim note">Sends a real vote: the player gets the reward, but the vote is not counted.</p>
      <form class="stack close" method="post" action={`/dashboard/${listing.id}/listener/test`} novalidate>
        <Field
          name="playerName"
          label="Player"
          value={refused?.playerName ?? ''}
          errors={errors}
          hint="The name as the server shows it. On Bedrock, include the prefix: .Steve"
        />
        <Button text="Send test vote" />
      </form>
    </Card>
  );
}
