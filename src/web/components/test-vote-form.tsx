// Send test vote: names a player and sends a real vote; what comes of it is a page of its own.
import type { Listing } from '../web-parts.ts';
import { Field } from './field.tsx';

export function TestVoteForm(props: {
  listing: Listing;
  tried: { readonly playerName: string; readonly message: string } | null;
}) {
  const { listing, tried } = props;
  const errors = tried ? [{ field: 'playerName', message: tried.message }] : [];
  return (
    <section class="card stack close" id="test" tabindex={-1}>
      <h2>Test vote</h2>
      <p class="dim note">A real vote: the player is rewarded. It counts nowhere else.</p>
      <form class="stack close" method="post" action={`/dashboard/${listing.id}/listener/test`} novalidate>
        <Field
          name="playerName"
          label="Player"
          value={tried?.playerName ?? ''}
          errors={errors}
          hint="As the server shows the name, with the sign before it on Bedrock: .Steve"
        />
        <button class="btn" type="submit">
          Send a test vote
        </button>
      </form>
    </section>
  );
}
