// A small store in one JSON file, for bots with up to some thousand votes a day. Larger ones use sqlDedupe() or
// redisDedupe() of @plaudit/sdk and their own database.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Votes can be sent again for 90 days. */
const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

export function openStore(file) {
  const empty = { handled: {}, reminded: {}, tasks: {} };
  const state = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : empty;
  const busy = new Set();

  function save() {
    // Renaming is atomic: a crash leaves the old file or the new one.
    writeFileSync(`${file}.new`, JSON.stringify(state), { flush: true });
    renameSync(`${file}.new`, file);
  }

  function markHandled(eventId) {
    const oldest = Date.now() - KEPT_MS;
    for (const [id, at] of Object.entries(state.handled)) if (at < oldest) delete state.handled[id];
    state.handled[eventId] = Date.now();
    save();
  }

  return {
    /** Each vote is handed out once: the interface of the dedupe stores of @plaudit/sdk. */
    dedupe: {
      async claim(eventId) {
        if (state.handled[eventId]) return { state: 'done' };
        if (busy.has(eventId)) return { state: 'busy' };
        busy.add(eventId);
        const release = async () => void busy.delete(eventId);
        const complete = async () => {
          markHandled(eventId);
          await release();
        };
        return { state: 'new', complete, release };
      },
    },

    wantsReminder: (userId) => state.reminded[userId] === true,
    setReminder(userId, wanted) {
      if (wanted) state.reminded[userId] = true;
      else {
        delete state.reminded[userId];
        delete state.tasks[`remind ${userId}`];
      }
      save();
    },

    /** One task of each type for a user, the latest: an old vote that is sent again must not end the newest reward. */
    schedule(type, userId, at) {
      const key = `${type} ${userId}`;
      state.tasks[key] = Math.max(state.tasks[key] ?? 0, at.getTime());
      save();
    },
    dueTasks() {
      const due = Object.entries(state.tasks).filter(([, at]) => at <= Date.now());
      return due.map(([key, at]) => ({ key, at, type: key.split(' ')[0], userId: key.split(' ')[1] }));
    },
    finish({ key, at }) {
      // A vote may have come meanwhile, with a task of its own.
      if (state.tasks[key] === at) delete state.tasks[key];
      save();
    },
  };
}
