// Runs the server program as `npm start` runs the service.
import { runProgram } from '../../scripts/bundle/run.mjs';

await runProgram('bench/accept/server.ts');
