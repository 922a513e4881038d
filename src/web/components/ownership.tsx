// What pages say about who owns a listing: the badge, the card next to it, and the ways to prove it.

import type { Child } from 'hono/jsx';
import type { OfferedMethod, OfferedProofs, ShownProof } from '../../ownership/read-ownership.ts';
import { useTranslations } from '../translations.ts';
import { Button, ButtonLink } from './button.tsx';
import { Card } from './card.tsx';
import { CopyField } from './copy-button.tsx';
import { Pill } from './pill.tsx';
import { Time } from './time.tsx';

/** Nothing if it is not proven: lists do not say so, pages do. */
export function OwnerVerifiedPill({ listing }: { listing: { readonly ownerProvenAt: Date | null } }) {
  const t = useTranslations();
  return listing.ownerProvenAt ? <Pill tone="good">{t('ownership.verified')}</Pill> : null;
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
  const t = useTranslations();
  const { type } = listing;
  return (
    <Card title={proof ? t('ownership.verified') : t('ownership.notVerified')}>
      <p class="dim">
        {proof
          ? t.rich('ownership.provenForVisitors', {
              subject: <bdi>{proof.shown}</bdi>,
              method: proof.by,
              time: <Time at={proof.checkedAt} />,
            })
          : t('ownership.notProvenForVisitors', { type })}
      </p>
      {isOwn ? (
        <a href={`/dashboard/${listing.id}/ownership`}>{proof ? t('ownership.ownership') : t('ownership.prove')}</a>
      ) : (
        <p class="note">
          <a href={`/listings/${listing.id}/claim`} rel="nofollow">
            {t('ownership.isItYours', { type })}
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
  const t = useTranslations();
  if (problem) return <ProofWarning title={t('ownership.cannotBeProven')}>{problem}</ProofWarning>;
  return (
    <>
      {failed && !methods.some(({ id }) => id === failed.method) && (
        <ProofWarning title={t('ownership.checkFailed')}>{failed.sentence}</ProofWarning>
      )}
      {methods.map((method) => (
        <MethodCard method={method} path={path} failed={failed} />
      ))}
    </>
  );
}

function MethodCard({ method, path, failed }: { method: OfferedMethod } & Omit<ProofMethodsProps, 'offered'>) {
  const t = useTranslations();
  const { id, title, text, copy } = method;
  return (
    <Card title={title} id={id}>
      <p>{text}</p>
      {copy.map(({ label, value }) => (
        <CopyField value={value} label={label} wide />
      ))}
      {failed?.method === id && <ProofWarning title={t('ownership.checkFailed')}>{failed.sentence}</ProofWarning>}
      {id === 'discord-sign-in' ? (
        <div>
          <ButtonLink text={t('ownership.signInWithDiscord')} href={`${path}/discord`} look="go" />
        </div>
      ) : (
        <form method="post" action={path}>
          <input type="hidden" name="method" value={id} />
          <Button text={t('ownership.checkNow')} look="go" unseen={title} />
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
  const t = useTranslations();
  return (
    <section class="card notice warn" aria-label={t('ownership.hiddenLabel')}>
      <p>
        <b>{t('ownership.hidden')}</b>
      </p>
      <p>
        {t('ownership.hiddenText')} <a href={`/dashboard/${listingId}/ownership`}>{t('ownership.proveLink')}</a>
      </p>
    </section>
  );
}
