// GET /staff/mail: what waits for the mail server, and what was given up.
import type { MailStanding } from '../../account-parts.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { Figures } from '../../components/figures.tsx';
import { showPage } from '../../components/layout.tsx';
import { StaffFrame } from '../../components/staff-frame.tsx';
import { Time } from '../../components/time.tsx';
import type { WebContext } from '../../context.ts';

export async function showMailQueue(context: WebContext) {
  const { account } = context.var.parts;
  const standing = await account.mailStanding();
  return showPage(context, {
    title: 'Mail · Staff',
    section: 'staff',
    content: (
      <StaffFrame tab="mail">
        <div class="stack">
          <h1>Mail</h1>
          {!account.offers.mail && (
            <p class="flash bad">
              No mail is sent: <code>SMTP_URL</code> is not set.
            </p>
          )}
          <Waiting standing={standing} />
          <GivenUp letters={standing.givenUp} />
        </div>
      </StaffFrame>
    ),
  });
}

function Waiting({ standing: { waiting, oldestAt, trouble } }: { standing: MailStanding }) {
  return (
    <>
      <Figures figures={[{ label: 'waiting', value: waiting }]} />
      {oldestAt && (
        <p>
          The oldest was written <Time at={oldestAt} />. {trouble ?? 'It goes with the next round.'}
        </p>
      )}
    </>
  );
}

function GivenUp({ letters }: { letters: MailStanding['givenUp'] }) {
  if (letters.length === 0)
    return (
      <EmptyState
        title="Nothing was given up"
        text="A mail that cannot be sent within a day, or that the mail server refuses for good, stands here for 30 days."
      />
    );
  return (
    <table class="log card">
      <thead>
        <tr>
          <th>To</th>
          <th>About</th>
          <th>Given up</th>
        </tr>
      </thead>
      <tbody>
        {letters.map(({ recipient, kind, at, why }) => (
          <tr>
            <td class="wide-cell">
              <bdi>{recipient}</bdi>
              <span class="next dim">{why}</span>
            </td>
            <td data-label="About">{kind.replaceAll('_', ' ')}</td>
            <td data-label="Given up">
              <Time at={at} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
