// The process of `npm run vote-receiver`.
import { describeError } from '../../../src/cli/output.ts';
import { PROCESS_TERMINAL } from '../../../src/cli/terminal.ts';
import { runVoteReceiver } from './command.ts';

await runVoteReceiver(process.argv.slice(2), PROCESS_TERMINAL).catch((error) => {
  PROCESS_TERMINAL.printError(describeError(error));
  process.exitCode = 1;
});
