// Runs the server's command line: `node scripts/start.mjs serve`.
import { runProgram } from './bundle/run.mjs';

await runProgram('src/main.ts');
