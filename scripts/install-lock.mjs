// A lock for installing packages: commands in one folder that all need an installation make it one after the other.
// Runs on any Node, so it uses no recent features.
import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';

const CHECK_EVERY_MS = 250;
const REFRESH_EVERY_MS = 5_000;
/** A lock that was not refreshed for so long is that of a process that is gone. */
const STALE_MS = 60_000;

/**
 * Waits until nobody else has the lock, and calls `onWait` once with the process that has it. Returns what gives the
 * lock back; it is given back when this process exits, too.
 */
export async function acquireLock(path, onWait) {
  const content = `${process.pid} ${hostname()}`;
  for (let isFirst = true; !create(path, content); isFirst = false) {
    const holder = read(path);
    if (holder === null) continue;
    if (isGone(path, holder)) {
      takeAway(path, holder);
      continue;
    }
    if (isFirst) onWait(holder.split(' ')[0]);
    await new Promise((resolve) => setTimeout(resolve, CHECK_EVERY_MS));
  }
  const refresh = setInterval(() => touch(path), REFRESH_EVERY_MS);
  const release = () => {
    clearInterval(refresh);
    if (read(path) === content) rmSync(path, { force: true });
  };
  process.once('exit', release);
  return release;
}

/** True also if the folder cannot be written to: whatever is done under the lock explains that better. */
function create(path, content) {
  try {
    writeFileSync(path, content, { flag: 'wx' });
    return true;
  } catch (error) {
    return error.code !== 'EEXIST';
  }
}

/** Null if there is no lock anymore. */
function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function isGone(path, holder) {
  const [id, host] = holder.split(' ');
  const isHere = host === hostname() && /^\d+$/.test(id);
  return (isHere && !isRunning(Number(id))) || ageMs(path) > STALE_MS;
}

function isRunning(id) {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function ageMs(path) {
  try {
    return Date.now() - statSync(path).mtimeMs;
  } catch {
    return 0;
  }
}

/** Of several processes that notice it at once, one takes it away; and if that was a new lock, it is put back. */
function takeAway(path, holder) {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    if (read(aside) !== holder) linkSync(aside, path);
  } catch {
    // Another process was faster.
  }
  rmSync(aside, { force: true });
}

function touch(path) {
  try {
    const at = new Date();
    utimesSync(path, at, at);
  } catch {
    // It was taken away, because this process did not run for a long time.
  }
}
