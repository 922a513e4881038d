// Renders next votes as a calendar (RFC 5545): each is a short event with an alarm at the time when the vote becomes
// possible.

export interface NextVote {
  readonly listingId: string;
  readonly name: string;
  readonly nextVoteAt: Date;
}

export interface CalendarSite {
  readonly displayName: string;
  /** Without a trailing slash. */
  readonly baseUrl: string;
}

const LINE_MOST_BYTES = 75;

interface CalendarOptions {
  readonly site: CalendarSite;
  readonly at: Date;
  /** For a subscription that is fetched repeatedly; otherwise for a one-time import. */
  readonly feed: boolean;
  /** When favorites are ready for a vote; null or absent: no event for them. */
  readonly favoritesAt?: Date | null;
}

export function renderCalendar(
  votes: readonly NextVote[],
  { site, at, feed, favoritesAt = null }: CalendarOptions,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(site.displayName)}//Plaudit//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(feed ? feedLines(site) : []),
    ...[...votes.map(eventOfVote), ...(favoritesAt ? [eventOfFavorites(favoritesAt)] : [])].flatMap((event) =>
      eventLines(event, site, at),
    ),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function feedLines({ displayName }: CalendarSite): string[] {
  const name = text(`Votes on ${displayName}`);
  return [`NAME:${name}`, `X-WR-CALNAME:${name}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H'];
}

interface CalendarEvent {
  /** What it is about, for the UID. */
  readonly about: string;
  readonly path: string;
  readonly startsAt: Date;
  readonly summary: string;
  readonly description: string;
}

const eventOfVote = ({ listingId, name, nextVoteAt }: NextVote): CalendarEvent => ({
  about: `vote-${listingId}`,
  path: `/listings/${listingId}/vote`,
  startsAt: nextVoteAt,
  summary: `Vote for ${name}`,
  description: 'You can vote again:',
});

const eventOfFavorites = (startsAt: Date): CalendarEvent => ({
  about: 'favorites',
  path: '/favorites',
  startsAt,
  summary: 'Vote for your favorites',
  description: 'Your favorites are ready for your vote:',
});

function eventLines(event: CalendarEvent, { baseUrl }: CalendarSite, at: Date): string[] {
  const url = `${baseUrl}${event.path}`;
  const start = utc(event.startsAt);
  const summary = text(event.summary);
  return [
    'BEGIN:VEVENT',
    // A stable UID for each vote, so that importing the same file twice adds nothing.
    `UID:${event.about}-${start}@${new URL(baseUrl).hostname.replace(/[[\]]/g, '')}`,
    `DTSTAMP:${utc(at)}`,
    `DTSTART:${start}`,
    'DURATION:PT15M',
    `SUMMARY:${summary}`,
    `DESCRIPTION:${text(`${event.description} ${url}`)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${summary}`,
    'TRIGGER:PT0S',
    'END:VALARM',
    'END:VEVENT',
  ];
}

/** `20261121T104709Z`; rounded up to a whole second, so that voting is possible by then. */
function utc(moment: Date): string {
  const whole = new Date(Math.ceil(moment.getTime() / 1000) * 1000);
  return `${whole.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** Escapes separators and line breaks, and drops control characters (RFC 5545 §3.3.11). */
function text(words: string): string {
  return words
    .toWellFormed()
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** Folds lines at 75 octets without splitting a character (RFC 5545 §3.1). */
function folded(line: string): string {
  let [written, bytes] = ['', 0];
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > LINE_MOST_BYTES) {
      written += '\r\n ';
      bytes = 1;
    }
    written += letter;
    bytes += size;
  }
  return written;
}
