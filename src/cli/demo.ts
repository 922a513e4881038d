// `plaudit demo`: the service with sample listings, a receiver of its own and a stream of votes, to see it live. All
// data is made up and lies in a temporary folder that goes when the demo ends.
import type { Command } from 'commander';
import { runDemo } from './demo/run-demo.ts';
import { subcommand } from './subcommand.ts';
import type { Terminal } from './terminal.ts';

export function addDemoCommand(program: Command, terminal: Terminal): void {
  subcommand(program, 'demo', 'installation.run')
    .description('run the service with sample data, a local receiver and a stream of votes')
    .action(() => runDemo(terminal));
}
