// The form that sends a test vote for a player; the result has its own page.
import type { Listing } from '../../listings/listing.ts';
import { FormContext, type FormState } from '../form-state.ts';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { Field } from './field.tsx';

export function TestVoteForm({ listing, state }: { listing: Listing; state: FormState }) {
  return (
    <FormContext.Provider value={state}>
      <Card title="Test vote" id="test">
        <p class="dim note">Sends a real vote: the player gets the reward, but the vote does not count.</p>
        <form class="stack close" method="post" action={`/dashboard/${listing.id}/listener/test`} novalidate>
          <Field
            name="playerName"
            label="Player"
            hint="The name as shown on the server. On Bedrock, include the prefix: .Steve"
          />
          <Button text="Send test vote" />
        </form>
      </Card>
    </FormContext.Provider>
  );
}
