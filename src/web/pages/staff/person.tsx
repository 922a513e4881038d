// GET /staff/people/:person: one account, its listings, and the actions that staff can take.
import { HTTPException } from 'hono/http-exception';
import { type FoundPerson, selectFoundPerson } from '../../../access/find-people-queries.ts';
import type { Person } from '../../../access/person.ts';
import { ID_PATTERN } from '../../../core/ids.ts';
import { findListingsOfPerson } from '../../../listings/queries.ts';
import { type ProfileState, selectProfileState } from '../../../voters/profile-decision-queries.ts';
import { ButtonLink, PostButton } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { CopyField } from '../../components/copy-button.tsx';
import { Facts } from '../../components/facts.tsx';
import { FreshSecret } from '../../components/fresh-secret.tsx';
import { showPage } from '../../components/layout.tsx';
import { listingKind } from '../../components/listing-labels.ts';
import { NameLink } from '../../components/name.tsx';
import { Pill } from '../../components/pill.tsx';
import { ExactTime } from '../../components/time.tsx';
import { VisibilityPill } from '../../components/visibility.tsx';
import type { WebContext } from '../../context.ts';
import { useTranslations } from '../../translations.ts';
import { PersonPills } from './people.tsx';

/** The person with the ID `:person`, or 404. */
export async function personInPath(context: WebContext): Promise<FoundPerson> {
  const id = context.req.param('person') ?? '';
  const found = ID_PATTERN.test(id) ? await selectFoundPerson(context.var.app.db, id) : null;
  if (!found) throw new HTTPException(404);
  return found;
}

export async function showStaffPerson(context: WebContext, staff: Person) {
  const person = await personInPath(context);
  const { t, app } = context.var;
  const { db } = app;
  const [listings, profile] = await Promise.all([
    findListingsOfPerson(db, person.id),
    selectProfileState(db, person.id),
  ]);
  const isSelf = person.id === staff.id;
  const { secret } = context.var.flash;
  return showPage(context, {
    title: person.name,
    staff: 'people',
    scripts: ['copy'],
    content: (
      <div class="stack">
        <div>
          <h1 class="clipped">
            <bdi>{person.name}</bdi>
          </h1>
          <PersonPills person={person} />
        </div>
        {secret?.of === 'reset' && (
          <FreshSecret title={t('staffPeople.resetLink')} value={secret.value} label={t('staffPeople.theLink')}>
            {t('staffPeople.resetLinkText')}
          </FreshSecret>
        )}
        <div class="split">
          <div class="stack">
            <Account person={person} />
            <Listings listings={listings} />
          </div>
          <aside class="stack" aria-label={t('staff.whatStaffCanDo')}>
            <PasswordCard person={person} isSelf={isSelf} />
            <ProfileStateCard profile={profile} person={person} isSelf={isSelf} />
            <SuspensionCard person={person} isSelf={isSelf} />
            <RoleCard person={person} isSelf={isSelf} />
          </aside>
        </div>
      </div>
    ),
  });
}

function Account({ person }: { person: FoundPerson }) {
  const t = useTranslations();
  const devices = person.sessions;
  return (
    <Card title={t('staffPeople.account')}>
      <Facts
        facts={[
          [t('staffPeople.emailAddress'), person.email],
          [t('staffPeople.discordId'), person.platformId ?? t('staffPeople.notConnected')],
          [t('staffPeople.createdLabel'), <ExactTime at={person.createdAt} />],
          [
            t('staffPeople.signedIn'),
            devices === 0 ? t('staffPeople.notSignedIn') : t('staffPeople.onDevices', { count: devices }),
          ],
          [t('staffPeople.activity'), <a href={`/staff/audit?person=${person.id}`}>{t('staffPeople.viewAuditLog')}</a>],
        ]}
      />
      <CopyField value={person.id} label={t('staffPeople.thePersonsId')} wide />
    </Card>
  );
}

function Listings({ listings }: { listings: Awaited<ReturnType<typeof findListingsOfPerson>> }) {
  const t = useTranslations();
  return (
    <Card title={t('staff.listings')}>
      {listings.length === 0 && <p class="dim">{t('staffPeople.noListings')}</p>}
      <ul class="list tight">
        {listings.map((listing) => (
          <li class="person">
            <div>
              <NameLink name={listing.name} href={`/staff/listings/${listing.id}`} />
              <p class="dim note">{listingKind(listing, t)}</p>
            </div>
            <span class="row">
              <Pill tone="idle">{listing.isOwner ? t('staff.owner') : t('staffPeople.manager')}</Pill>
              <VisibilityPill visibility={listing.visibility} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The link gives access to the account, so there is none for staff or suspended people. */
function PasswordCard({ person, isSelf }: { person: FoundPerson; isSelf: boolean }) {
  const t = useTranslations();
  if (isSelf || person.role === 'staff' || person.suspension) return null;
  return (
    <Card title={t('staffPeople.password')}>
      <p class="dim note">{t('staffPeople.passwordNote')}</p>
      <PostButton action={`/staff/people/${person.id}/reset-link`} text={t('staffPeople.createResetLink')} />
    </Card>
  );
}

interface ProfileStateProps {
  readonly profile: ProfileState | null;
  readonly person: FoundPerson;
  readonly isSelf: boolean;
}

/** Profiles are hidden in the case of a report. */
function ProfileStateCard({ profile, person, isSelf }: ProfileStateProps) {
  const t = useTranslations();
  if (!profile || (!profile.isPublic && profile.hiddenReason === null)) return null;
  const { handle, hiddenReason } = profile;
  if (hiddenReason === null)
    return (
      <Card title={t('staffPeople.profile')}>
        <a href={`/people/${handle}`}>@{handle}</a>
      </Card>
    );
  return (
    <Card title={t('staffPeople.profileHidden')}>
      <p class="said">{t.rich('forms.reason', { reason: <bdi>{hiddenReason}</bdi> })}</p>
      {isSelf ? (
        <p class="dim note">{t('staffPeople.ownProfile')}</p>
      ) : (
        <PostButton action={`/staff/people/${person.id}/show-profile`} text={t('staffPeople.showProfile')} />
      )}
    </Card>
  );
}

function SuspensionCard({ person, isSelf }: { person: FoundPerson; isSelf: boolean }) {
  const t = useTranslations();
  const { suspension } = person;
  const path = `/staff/people/${person.id}`;
  if (suspension)
    return (
      <Card title={t('staffPeople.suspended')}>
        <p>
          <SuspensionTime suspension={suspension} />
        </p>
        <p class="said">{t.rich('forms.reason', { reason: <bdi>{suspension.reason}</bdi> })}</p>
        <PostButton action={`${path}/reinstate`} text={t('staffPeople.endSuspension')} look="go" />
      </Card>
    );
  return (
    <Card title={t('staffPeople.suspend')}>
      {isSelf && <p class="dim">{t('staffPeople.notOneself')}</p>}
      {!isSelf && person.role === 'staff' && <p class="dim">{t('staffPeople.notStaff')}</p>}
      {!isSelf && person.role !== 'staff' && (
        <>
          <p class="dim note">{t('staffPeople.suspendNote')}</p>
          <div>
            <ButtonLink text={t('staffPeople.suspend')} href={`${path}/suspend`} look="danger" />
          </div>
        </>
      )}
    </Card>
  );
}

function SuspensionTime({ suspension: { at, until } }: { suspension: NonNullable<FoundPerson['suspension']> }) {
  const t = useTranslations();
  const since = <ExactTime at={at} />;
  if (!until) return <>{t.rich('staffPeople.suspendedWithoutEnd', { since })}</>;
  return <>{t.rich('staffPeople.suspendedUntil', { since, until: <ExactTime at={until} /> })}</>;
}

function RoleCard({ person, isSelf }: { person: FoundPerson; isSelf: boolean }) {
  const t = useTranslations();
  const isStaff = person.role === 'staff';
  return (
    <Card title={t('staffPeople.role')}>
      <p>{isStaff ? t('staffPeople.staffMember') : t('staffPeople.member')}</p>
      {isSelf ? (
        <p class="dim note">{t('staffPeople.notOwnRole')}</p>
      ) : (
        <div>
          <ButtonLink
            text={isStaff ? t('staffPeople.makeMember') : t('staffPeople.makeStaff')}
            href={`/staff/people/${person.id}/role`}
          />
        </div>
      )}
    </Card>
  );
}
