// Fills the files in ops/ha: each ${NAME} is replaced, as `envsubst` does on real machines.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type TemplateName = 'etcd.yml' | 'patroni.yml' | 'haproxy.cfg';

const FOLDER = join(import.meta.dirname, '../../ops/ha');
/** Not in a comment, where the notation is explained. */
const VARIABLE = /(?<!^#.*)\$\{([A-Z0-9_]+)\}/gm;

export function fillTemplate(name: TemplateName, values: Readonly<Record<string, string | number>>): string {
  return readFileSync(join(FOLDER, name), 'utf8').replaceAll(VARIABLE, (_, variable: string) => {
    const value = values[variable];
    if (value === undefined) throw new Error(`ops/ha/${name} contains \${${variable}}, which has no value.`);
    return String(value);
  });
}
