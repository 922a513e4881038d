// The environment variables as `serve --help` prints them.
import { VARIABLES } from '../config/variables.ts';

export function environmentTable(): string {
  const lines = VARIABLES.map(
    ({ name, fallback, meaning }) => `  ${name.padEnd(24)} ${fallback.padEnd(34)} ${meaning}`,
  );
  return ['Environment:', ...lines].join('\n');
}
