// Where the vote button would be, while the owner has paused the listing.

export function PausedCard() {
  return (
    <section class="card stack close">
      <h2>Paused by its owner</h2>
      <p class="dim">Nobody can vote for it right now, and it is not listed. Its votes are kept.</p>
    </section>
  );
}
