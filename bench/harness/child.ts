// Benchmark programs in their own processes: each message to one is a request and gets one reply.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

export interface Child {
  readonly pid: number;
  request<Reply>(question: object): Promise<Reply>;
  end(): Promise<void>;
  /** Immediately, by SIGKILL. */
  kill(): void;
}

/** The caller must end or kill it. `profileFolder`: where a CPU profile is written when it ends; null: nowhere. */
export function startChild(program: URL, profileFolder: string | null = null, flags: readonly string[] = []): Child {
  const profiling = profileFolder ? ['--cpu-prof', `--cpu-prof-dir=${profileFolder}`] : [];
  const jsx = new URL('../../scripts/jsx.mjs', import.meta.url).href;
  const child = fork(program, { execArgv: [...flags, '--import', jsx, ...profiling] });
  return {
    pid: child.pid ?? 0,
    request: (question) => {
      child.send(question);
      return nextMessage(child);
    },
    async end() {
      const exited = once(child, 'exit');
      child.disconnect();
      await exited;
    },
    kill: () => void child.kill('SIGKILL'),
  };
}

function nextMessage<Reply>(child: ChildProcess): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const died = () => reject(new Error('A benchmark process exited too early.'));
    child.once('exit', died);
    child.once('message', (message) => {
      child.off('exit', died);
      resolve(message as Reply);
    });
  });
}
