// `npm run vote-receiver -- --behavior NAME`: like `plaudit votifier listen`, but simulates another plugin or a
// failing listener.
import { Command } from 'commander';
import { fail, writeOutput } from '../../../src/cli/output.ts';
import type { Terminal } from '../../../src/cli/terminal.ts';
import { addListenOptions, type ListenOptions, listen } from '../../../src/cli/votifier.ts';
import { BEHAVIORS, type BehaviorName, behaviorNames, isBehaviorName } from './behaviors.ts';

export async function runVoteReceiver(words: readonly string[], terminal: Terminal): Promise<void> {
  const program = addListenOptions(new Command('vote-receiver'))
    .exitOverride()
    .option('--behavior <name>', 'the receiver to simulate; "list" lists all of them', 'nuvotifier')
    .action((options: ListenOptions & { readonly behavior: string }) => {
      if (options.behavior === 'list') return listBehaviors(options, terminal);
      const name = readBehavior(options.behavior);
      return listen(options, terminal, { ...BEHAVIORS[name], name });
    });
  await program.parseAsync(words, { from: 'user' });
}

function readBehavior(name: string): BehaviorName {
  return isBehaviorName(name) ? name : fail(`--behavior: there is no ${name}. "--behavior list" lists them.`);
}

function listBehaviors(options: ListenOptions, terminal: Terminal): void {
  const all = behaviorNames().map((name) => ({ name, line: BEHAVIORS[name].line }));
  const width = Math.max(...all.map(({ name }) => name.length));
  const text = all.map(({ name, line }) => `${name.padEnd(width)}  ${line}`).join('\n');
  writeOutput({ json: all, text }, options, terminal);
}
