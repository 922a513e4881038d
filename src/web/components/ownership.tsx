// What pages say about who owns a listing: the badge, the card next to it, and the ways to prove it.

import type { Child } from 'hono/jsx';
import type { OfferedMethod, OfferedProofs, ShownProof } from '../../ownership/read-ownership.ts';
import { Button, ButtonLink } from './button.tsx';
import { Card } from './card.tsx';
import { CopyField } from './copy-button.tsx';
import { Pill } from './pill.tsx';
import { Time } from './time.tsx';

/** Nothing if it is not proven: lists do not say so, pages do. */
export function OwnerVerifiedPill({ listing }: { listing: { readonly ownerProvenAt: Date | null } }) {
  return listing.ownerProvenAt ? <Pill tone="good">Owner verified</Pill> : null;
}

interface OwnershipCardProps {
  readonly listing: { readonly id: string; readonly type: 'bot' | 'game' };
  /** Null if it is not proven. */
  readonly proof: ShownProof | null;
  /** The viewer owns or manages the listing. */
  readonly isOwn: boolean;
}

/** For visitors. */
export function OwnershipCard({ listing, proof, isOwn }: OwnershipCardProps) {
  const kind = listing.type === 'bot' ? 'bot' : 'server';
  return (
    <Card title={proof ? 'Owner verified' : 'Owner not verified'}>
      <p class="dim">
        {proof ? (
          <>
            Whoever runs this listing has proven that <bdi>{proof.shown}</bdi> is theirs, by {proof.by}. Last checked{' '}
            <Time at={proof.checkedAt} />.
          </>
        ) : (
          `Nobody has proven yet that this listing is by the people who run the ${kind}.`
        )}
      </p>
      {isOwn ? (
        <a href={`/dashboard/${listing.id}/ownership`}>{proof ? 'Ownership' : 'Prove that it is yours'}</a>
      ) : (
        <p class="note">
          <a href={`/listings/${listing.id}/claim`} rel="nofollow">
            Is this {kind} yours? Claim the listing
          </a>
        </p>
      )}
    </Card>
  );
}

export interface FailedCheck {
  readonly method: string;
  readonly sentence: string;
}

interface ProofMethodsProps {
  readonly offered: OfferedProofs;
  /** Where the forms are sent; the sign-in begins below it. */
  readonly path: string;
  /** The check that has just failed; null: none. */
  readonly failed: FailedCheck | null;
}

export function ProofMethods({ offered: { methods, problem }, path, failed }: ProofMethodsProps) {
  if (problem) return <ProofWarning title="It cannot be proven yet">{problem}</ProofWarning>;
  return (
    <>
      {failed && !methods.some(({ id }) => id === failed.method) && (
        <ProofWarning title="The check found no proof">{failed.sentence}</ProofWarning>
      )}
      {methods.map((method) => (
        <MethodCard method={method} path={path} failed={failed} />
      ))}
    </>
  );
}

function MethodCard({ method, path, failed }: { method: OfferedMethod } & Omit<ProofMethodsProps, 'offered'>) {
  const { id, title, text, copy } = method;
  return (
    <Card title={title} id={id}>
      <p>{text}</p>
      {copy.map(({ label, value }) => (
        <CopyField value={value} label={label} wide />
      ))}
      {failed?.method === id && <ProofWarning title="The check found no proof">{failed.sentence}</ProofWarning>}
      {id === 'discord-sign-in' ? (
        <div>
          <ButtonLink text="Sign in with Discord" href={`${path}/discord`} look="go" />
        </div>
      ) : (
        <form method="post" action={path}>
          <input type="hidden" name="method" value={id} />
          <Button text="Check now" look="go" unseen={title} />
        </form>
      )}
    </Card>
  );
}

export function ProofWarning({ title, children }: { title: string; children?: Child }) {
  return (
    <div class="doctor warn" role="status">
      <b>{title}</b>
      <p>{children}</p>
    </div>
  );
}

/** In the frame of a listing's dashboard, while OWNERSHIP=required hides the listing. */
export function WaitingForProofNotice({ listingId }: { listingId: string }) {
  return (
    <section class="card notice warn" aria-label="Proof of ownership">
      <p>
        <b>Hidden until you prove that it is yours</b>
      </p>
      <p>
        Only its owner, its managers and staff can see this listing, and nobody can vote.{' '}
        <a href={`/dashboard/${listingId}/ownership`}>Prove ownership</a>
      </p>
    </section>
  );
}
