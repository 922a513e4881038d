// GET /account: who one is here, and the way out.
import type { WebContext } from '../context.ts';
import { Copy } from '../parts/copy.tsx';
import { showPage } from '../parts/layout.tsx';
import { Pill } from '../parts/pill.tsx';
import type { Person } from '../web-parts.ts';

export async function showAccount(context: WebContext, person: Person) {
  const discord = person.platformId ? null : await context.var.parts.people.discordUrl();
  return showPage(context, {
    title: 'Your account',
    section: 'account',
    islands: ['copy'],
    content: (
      <div class="narrow-page stack">
        <h1>Your account</h1>
        <section class="card">
          <dl class="facts-list">
            <dt>Name</dt>
            <dd>
              <bdi>{person.name}</bdi> {person.role === 'staff' && <Pill tone="good">staff</Pill>}
            </dd>
            <dt>E-mail address</dt>
            <dd>
              {person.email}{' '}
              {person.emailVerified ? (
                <Pill tone="good">confirmed</Pill>
              ) : (
                <Pill tone="idle">not confirmed</Pill>
              )}
            </dd>
            <dt>Discord</dt>
            <dd>
              {person.platformId ? <Pill tone="good">connected</Pill> : 'not connected'}
              {discord && <a href={discord}>Connect it</a>}
            </dd>
            <dt>Your ID as voter</dt>
            <dd>
              <Copy value={person.platformId ?? person.id} label="your ID" />
              <span class="hint">Your votes carry this ID; your name and your address stay here.</span>
            </dd>
          </dl>
        </section>
        <a href="/reminders">Your reminders</a>
        <form method="post" action="/sign-out">
          <button class="btn" type="submit">
            Sign out
          </button>
        </form>
      </div>
    ),
  });
}
