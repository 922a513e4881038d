// `plaudit demo`: runs the service with sample listings, a receiver of its own and a stream of votes. The data is made up and
// kept in a temporary folder that is deleted when the demo ends.
import type { Command } from 'commander';
import { runDemo } from './demo/run-demo.ts';
import { subcommand } from './subcommand.ts';
import type { Terminal } from './terminal.ts';

export function addDemoCommand(program: Command, terminal: Terminal): void {
  subcommand(program, 'demo', 'installation.run')
    .description('run the service with sample data, a local receiver and a stream of votes')
    .action(() => runDemo(terminal));
}
