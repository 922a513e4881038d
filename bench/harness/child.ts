// Programs of a benchmark in processes of their own: told what to do by messages, each answered by one.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

export interface Child {
  readonly pid: number;
  request<Answer>(question: object): Promise<Answer>;
  end(): Promise<void>;
  /** At once, by SIGKILL. */
  kill(): void;
}

/** End it, or kill it. `profileFolder`: where a CPU profile of the process is written when it ends; null: nowhere. */
export function startChild(program: URL, profileFolder: string | null = null, flags: readonly string[] = []): Child {
  const profiling = profileFolder ? ['--cpu-prof', `--cpu-prof-dir=${profileFolder}`] : [];
  const jsx = new URL('../../scripts/jsx.mjs', import.meta.url).href;
  const child = fork(program, { execArgv: [...flags, '--import', jsx, ...profiling] });
  return {
    pid: child.pid ?? 0,
    request: (question) => {
      child.send(question);
      return answerOf(child);
    },
    async end() {
      const exited = once(child, 'exit');
      child.disconnect();
      await exited;
    },
    kill: () => void child.kill('SIGKILL'),
  };
}

function answerOf<Answer>(child: ChildProcess): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const died = () => reject(new Error('A process of the benchmark ended too early.'));
    child.once('exit', died);
    child.once('message', (message) => {
      child.off('exit', died);
      resolve(message as Answer);
    });
  });
}
