// Runs a voting process from a bundle, as `npm start` runs the service: it starts in a fraction of the time.
import { runProgram } from '../../scripts/bundle/run.mjs';

await runProgram('test/faults/voting-process.ts');
