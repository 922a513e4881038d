// GET /staff/people/:person: one account, its listings, and what staff can do.
import { HTTPException } from 'hono/http-exception';
import { ID_PATTERN } from '../../../core/ids.ts';
import { CopyField } from '../../components/copy-button.tsx';
import { formatCount } from '../../components/figures.tsx';
import { showPage } from '../../components/layout.tsx';
import { listingKind } from '../../components/listing-labels.ts';
import { Pill } from '../../components/pill.tsx';
import { StaffFrame } from '../../components/staff-frame.tsx';
import { ExactTime } from '../../components/time.tsx';
import { VisibilityPill } from '../../components/visibility.tsx';
import type { WebContext } from '../../context.ts';
import type { StaffParts } from '../../staff-parts.ts';
import type { Person } from '../../web-parts.ts';
import { PersonPills } from './people.tsx';

export type StaffPersonView = NonNullable<Awaited<ReturnType<StaffParts['person']>>>;

/** The person named by `:person`, or 404. */
export async function personInPath(context: WebContext): Promise<StaffPersonView> {
  const id = context.req.param('person') ?? '';
  const found = ID_PATTERN.test(id) ? await context.var.parts.staff.person(id) : null;
  if (!found) throw new HTTPException(404);
  return found;
}

export async function showStaffPerson(context: WebContext, staff: Person) {
  const person = await personInPath(context);
  return showPage(context, {
    title: `${person.name} · Staff`,
    section: 'staff',
    scripts: ['copy'],
    content: (
      <StaffFrame tab="people">
        <div class="stack">
          <div>
            <h1 class="clipped">
              <bdi>{person.name}</bdi>
            </h1>
            <PersonPills person={person} />
          </div>
          <ResetLink context={context} />
          <div class="split">
            <div class="stack">
              <Facts person={person} />
              <Theirs person={person} />
            </div>
            <aside class="stack" aria-label="What staff can do">
              <PasswordCard person={person} isSelf={person.id === staff.id} />
              <SuspensionCard person={person} isSelf={person.id === staff.id} />
              <RoleCard person={person} isSelf={person.id === staff.id} />
            </aside>
          </div>
        </div>
      </StaffFrame>
    ),
  });
}

function Facts({ person }: { person: StaffPersonView }) {
  return (
    <section class="card stack close">
      <h2>Account</h2>
      <dl class="facts-list">
        <dt>E-mail address</dt>
        <dd>{person.email}</dd>
        <dt>Discord ID</dt>
        <dd>{person.platformId ?? 'not connected'}</dd>
        <dt>Since</dt>
        <dd>
          <ExactTime at={person.createdAt} />
        </dd>
        <dt>Signed in</dt>
        <dd>{person.sessions === 0 ? 'nowhere' : formatCount(person.sessions, 'browser')}</dd>
        <dt>Acts</dt>
        <dd>
          <a href={`/staff/audit?person=${person.id}`}>in the audit log</a>
        </dd>
      </dl>
      <CopyField value={person.id} label="the person’s ID" wide />
    </section>
  );
}

function Theirs({ person: { theirs } }: { person: StaffPersonView }) {
  return (
    <section class="card stack close">
      <h2>Listings</h2>
      {theirs.length === 0 && <p class="dim">Owns and manages none.</p>}
      <ul class="list tight">
        {theirs.map((listing) => (
          <li class="person">
            <div>
              <a href={`/staff/listings/${listing.id}`}>
                <bdi>{listing.name}</bdi>
              </a>
              <p class="dim note">{listingKind(listing)}</p>
            </div>
            <span class="row">
              <Pill tone="idle">{listing.isOwner ? 'owner' : 'manager'}</Pill>
              <VisibilityPill visibility={listing.visibility} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ResetLink({ context }: { context: WebContext }) {
  const { secret } = context.var.flash;
  if (secret?.of !== 'reset') return null;
  return (
    <section class="card fresh" aria-labelledby="fresh-title" tabindex={-1} autofocus>
      <h2 id="fresh-title">The link that sets a new password</h2>
      <p>
        Give it to nobody but the owner of the account: whoever opens it sets the password. It works for one
        hour and once, and is not shown again.
      </p>
      <CopyField value={secret.value} label="the link" wide />
    </section>
  );
}

/** Whoever holds the link becomes that person: so none for staff, and none for who may not sign in. */
function PasswordCard({ person, isSelf }: { person: StaffPersonView; isSelf: boolean }) {
  if (isSelf || person.role === 'staff' || person.suspension) return null;
  return (
    <section class="card stack close">
      <h2>Password</h2>
      <p class="dim note">For somebody who forgot it and gets no mail. Be sure who asks.</p>
      <form method="post" action={`/staff/people/${person.id}/reset-link`}>
        <button class="btn" type="submit">
          Make a reset link
        </button>
      </form>
    </section>
  );
}

function SuspensionCard({ person, isSelf }: { person: StaffPersonView; isSelf: boolean }) {
  const { suspension } = person;
  const path = `/staff/people/${person.id}`;
  if (suspension)
    return (
      <section class="card stack close">
        <h2>Suspended</h2>
        <p>
          Since <ExactTime at={suspension.at} />
          {suspension.until ? (
            <>
              , until <ExactTime at={suspension.until} />
            </>
          ) : (
            ', until staff ends it'
          )}
          .
        </p>
        <p class="said">
          Reason: <bdi>{suspension.reason}</bdi>
        </p>
        <form method="post" action={`${path}/reinstate`}>
          <button class="btn go" type="submit">
            End the suspension
          </button>
        </form>
      </section>
    );
  return (
    <section class="card stack close">
      <h2>Suspend</h2>
      {isSelf && <p class="dim">Nobody suspends themselves.</p>}
      {!isSelf && person.role === 'staff' && (
        <p class="dim">Staff cannot be suspended. Make the person a member first.</p>
      )}
      {!isSelf && person.role !== 'staff' && (
        <>
          <p class="dim note">The person is signed out and can neither sign in nor vote.</p>
          <div>
            <a class="btn danger" href={`${path}/suspend`}>
              Suspend
            </a>
          </div>
        </>
      )}
    </section>
  );
}

function RoleCard({ person, isSelf }: { person: StaffPersonView; isSelf: boolean }) {
  const isStaff = person.role === 'staff';
  return (
    <section class="card stack close">
      <h2>Role</h2>
      <p>{isStaff ? 'Staff: sees and does everything under Staff.' : 'Member.'}</p>
      {isSelf ? (
        <p class="dim note">Nobody changes their own role: ask another of the staff.</p>
      ) : (
        <div>
          <a class="btn" href={`/staff/people/${person.id}/role`}>
            {isStaff ? 'Make a member' : 'Make staff'}
          </a>
        </div>
      )}
    </section>
  );
}
