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
import { formatCount } from '../../components/figures.tsx';
import { FreshSecret } from '../../components/fresh-secret.tsx';
import { showPage } from '../../components/layout.tsx';
import { listingKind } from '../../components/listing-labels.ts';
import { NameLink } from '../../components/name.tsx';
import { Pill } from '../../components/pill.tsx';
import { ExactTime } from '../../components/time.tsx';
import { VisibilityPill } from '../../components/visibility.tsx';
import type { WebContext } from '../../context.ts';
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
  const { db } = context.var.app;
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
          <FreshSecret title="Password reset link" value={secret.value} label="the link">
            Give this link only to the owner of the account: anyone who opens it can set the password. It works once,
            expires after one hour, and won’t be shown again.
          </FreshSecret>
        )}
        <div class="split">
          <div class="stack">
            <Account person={person} />
            <Listings listings={listings} />
          </div>
          <aside class="stack" aria-label="What staff can do">
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
  return (
    <Card title="Account">
      <Facts
        facts={[
          ['Email address', person.email],
          ['Discord ID', person.platformId ?? 'Not connected'],
          ['Created', <ExactTime at={person.createdAt} />],
          ['Signed in', person.sessions === 0 ? 'No' : `On ${formatCount(person.sessions, 'device')}`],
          ['Activity', <a href={`/staff/audit?person=${person.id}`}>View audit log</a>],
        ]}
      />
      <CopyField value={person.id} label="the person’s ID" wide />
    </Card>
  );
}

function Listings({ listings }: { listings: Awaited<ReturnType<typeof findListingsOfPerson>> }) {
  return (
    <Card title="Listings">
      {listings.length === 0 && <p class="dim">This person does not own or manage any listings.</p>}
      <ul class="list tight">
        {listings.map((listing) => (
          <li class="person">
            <div>
              <NameLink name={listing.name} href={`/staff/listings/${listing.id}`} />
              <p class="dim note">{listingKind(listing)}</p>
            </div>
            <span class="row">
              <Pill tone="idle">{listing.isOwner ? 'Owner' : 'Manager'}</Pill>
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
  if (isSelf || person.role === 'staff' || person.suspension) return null;
  return (
    <Card title="Password">
      <p class="dim note">For people who forgot their password and cannot receive email. Verify who is asking first.</p>
      <PostButton action={`/staff/people/${person.id}/reset-link`} text="Create reset link" />
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
  if (!profile || (!profile.isPublic && profile.hiddenReason === null)) return null;
  const { handle, hiddenReason } = profile;
  if (hiddenReason === null)
    return (
      <Card title="Profile">
        <a href={`/people/${handle}`}>@{handle}</a>
      </Card>
    );
  return (
    <Card title="Profile hidden">
      <p class="said">
        Reason: <bdi>{hiddenReason}</bdi>
      </p>
      {isSelf ? (
        <p class="dim note">This is your own profile. Ask another staff member.</p>
      ) : (
        <PostButton action={`/staff/people/${person.id}/show-profile`} text="Show profile again" />
      )}
    </Card>
  );
}

function SuspensionCard({ person, isSelf }: { person: FoundPerson; isSelf: boolean }) {
  const { suspension } = person;
  const path = `/staff/people/${person.id}`;
  if (suspension)
    return (
      <Card title="Suspended">
        <p>
          Since <ExactTime at={suspension.at} />
          {suspension.until ? (
            <>
              , until <ExactTime at={suspension.until} />
            </>
          ) : (
            ' until a staff member ends it'
          )}
          .
        </p>
        <p class="said">
          Reason: <bdi>{suspension.reason}</bdi>
        </p>
        <PostButton action={`${path}/reinstate`} text="End suspension" look="go" />
      </Card>
    );
  return (
    <Card title="Suspend">
      {isSelf && <p class="dim">You cannot suspend yourself.</p>}
      {!isSelf && person.role === 'staff' && (
        <p class="dim">Staff cannot be suspended. Make this person a member first.</p>
      )}
      {!isSelf && person.role !== 'staff' && (
        <>
          <p class="dim note">Signs the person out and keeps them from signing in and voting.</p>
          <div>
            <ButtonLink text="Suspend" href={`${path}/suspend`} look="danger" />
          </div>
        </>
      )}
    </Card>
  );
}

function RoleCard({ person, isSelf }: { person: FoundPerson; isSelf: boolean }) {
  const isStaff = person.role === 'staff';
  return (
    <Card title="Role">
      <p>{isStaff ? 'Staff member with access to everything under Staff.' : 'Member'}</p>
      {isSelf ? (
        <p class="dim note">You cannot change your own role. Ask another staff member.</p>
      ) : (
        <div>
          <ButtonLink text={isStaff ? 'Make member' : 'Make staff'} href={`/staff/people/${person.id}/role`} />
        </div>
      )}
    </Card>
  );
}
