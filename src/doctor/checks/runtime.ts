// Are Node and the memory limit sufficient?
import { totalmem } from 'node:os';
import { formatBytes } from '../../core/format-bytes.ts';
import type { DoctorCheck } from '../check.ts';
import { type Finding, okFinding, problemFinding, warningFinding } from '../finding.ts';

const LEAST_NODE = 24;
const MB = 1_000_000;

export const NODE_VERSION: DoctorCheck = {
  id: 'node',
  name: 'Node',
  question: 'Is the version of Node supported?',
  run: async () => judgeNode(process.versions.node),
};

export function judgeNode(version: string): Finding {
  if (Number.parseInt(version, 10) >= LEAST_NODE) return okFinding(`Node ${version}.`);
  return problemFinding(
    `This is Node ${version}. Plaudit needs Node ${LEAST_NODE} or newer.`,
    'Install a newer Node, or start Plaudit with npm start or the program of its package, which bring their own.',
  );
}

export const MEMORY: DoctorCheck = {
  id: 'memory',
  name: 'Memory',
  question: 'Is there enough memory?',
  async run({ config }) {
    const limit = process.constrainedMemory();
    const total = totalmem();
    const isLimited = limit > 0 && limit < total;
    const bytes = isLimited ? limit : total;
    return judgeMemory({ bytes, isLimited, isEmbedded: config.databaseUrl === null });
  },
};

interface MemoryFacts {
  readonly bytes: number;
  /** Whether the limit is that of a container or a systemd unit. */
  readonly isLimited: boolean;
  readonly isEmbedded: boolean;
}

/** Without more than the least, it hardly starts; a small site needs the other: see the table in docs/operate.md. */
const NEEDS = {
  embedded: { leastMb: 360, goodMb: 500 },
  postgres: { leastMb: 200, goodMb: 300 },
} as const;

export function judgeMemory({ bytes, isLimited, isEmbedded }: MemoryFacts): Finding {
  const { leastMb, goodMb } = NEEDS[isEmbedded ? 'embedded' : 'postgres'];
  const found = isLimited
    ? `The memory limit of this process is ${formatBytes(bytes)}.`
    : `This machine has ${formatBytes(bytes)} of memory.`;
  const todo = `Allow at least ${isEmbedded ? 512 : 320} MB (MemoryMax of systemd, or the limit of the container).`;
  if (bytes < leastMb * MB) return problemFinding(`${found} That is too little.`, todo);
  return bytes < goodMb * MB ? warningFinding(`${found} That is little for a busy site.`, todo) : okFinding(found);
}
