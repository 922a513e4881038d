// The quick starts for programs, followed to the letter against the demo: the pages are used in a real browser, the
// commands are run, and what the guide promises has to appear.
import { afterAll, beforeAll, test } from 'vitest';
import { isHere, openQuickStarts, type QuickStart, type QuickStarts } from '../support/quick-start.ts';

interface ProgramQuickStart extends QuickStart {
  /** A command that succeeds where the reader's tools are installed; elsewhere the guide is skipped. */
  readonly needs: string;
}

const QUICK_STARTS: readonly ProgramQuickStart[] = [
  { guide: 'quick-start-discord-js', listing: 'Sample Music Bot', needs: 'npm --version' },
  {
    guide: 'quick-start-discord-py',
    listing: 'Sample Reminder Bot',
    needs: "python3 -c 'import ensurepip, sys; sys.exit(sys.version_info < (3, 10))'",
  },
  { guide: 'quick-start-http', listing: 'Sample Moderation Bot', needs: 'curl --version' },
];

let quickStarts: QuickStarts;
beforeAll(async () => {
  quickStarts = await openQuickStarts();
});
afterAll(() => quickStarts?.stop());

for (const quickStart of QUICK_STARTS) {
  const { guide, needs } = quickStart;
  test.skipIf(!isHere(needs))(`${guide} (needs ${needs.split(' ')[0]})`, { timeout: 300_000 }, () =>
    quickStarts.follow(quickStart),
  );
}
