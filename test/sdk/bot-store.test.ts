// What the templates of Discord bots remember: when to take a role back and whom to remind, in JavaScript and in Python.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findPython } from '../support/python.ts';

const EXAMPLES = join(import.meta.dirname, '../../examples');
const PAST = new Date(Date.now() - 60_000);
const LATER = new Date(Date.now() + 3_600_000);

interface BotStore {
  schedule(type: string, userId: string, at: Date): void;
  dueTasks(): readonly object[];
  finish(task: object): void;
  setReminder(userId: string, wanted: boolean): void;
}

let folder: string;
let store: BotStore;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plaudit-bot-'));
  const { openStore } = await import(`${EXAMPLES}/discord-js-bot/store.js`);
  store = openStore(join(folder, 'votes.json'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('an old vote that is sent again does not end the role of a newer one', () => {
  store.schedule('end-role', '1', LATER);
  store.schedule('end-role', '1', PAST);
  expect(store.dueTasks()).toEqual([]);
});

it('a vote that comes while the role is being taken back keeps its own end', () => {
  store.schedule('end-role', '1', PAST);
  const [task] = store.dueTasks();
  store.schedule('end-role', '1', new Date(PAST.getTime() + 1));
  store.finish(task!);
  expect(store.dueTasks()).toHaveLength(1);
  store.finish(store.dueTasks()[0]!);
  expect(store.dueTasks()).toEqual([]);
});

it('nobody is reminded who has turned reminders off', () => {
  store.setReminder('1', true);
  store.schedule('remind', '1', PAST);
  store.setReminder('1', false);
  expect(store.dueTasks()).toEqual([]);
});

const python = findPython();

it.skipIf(!python)('the same in Python', () => {
  const program = `
from datetime import datetime, timedelta, timezone
from store import Store
now = datetime.now(timezone.utc)
store = Store("votes.db")
store.schedule("end-role", 1, now + timedelta(hours=1))
store.schedule("end-role", 1, now - timedelta(minutes=1))
assert store.due(now) == [], "an old vote ended the role of a newer one"
store.schedule("end-role", 2, now - timedelta(minutes=2))
[task] = store.due(now)
store.schedule("end-role", 2, now - timedelta(minutes=1))
store.finish(*task)
[task] = store.due(now)
store.finish(*task)
assert store.due(now) == []
`;
  const ran = spawnSync(python!, ['-c', program], {
    cwd: folder,
    env: { PATH: process.env.PATH, PYTHONPATH: join(EXAMPLES, 'discord-py-bot'), PYTHONDONTWRITEBYTECODE: '1' },
  });
  expect(String(ran.stderr)).toBe('');
});
