// What a signed request costs over TLS: on open connections, on new ones with a resumed session, and with full
// handshakes.
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Checkout, checkoutsFor } from './harness/checkout.ts';
import { type Child, startChild } from './harness/child.ts';
import { formatSpread, median } from './harness/report.ts';
import type { Secured } from './tls/receiver.ts';
import { SENDERS, SETUPS, type SendMeasurement, type SendOrder, type TlsSetup } from './tls/setups.ts';

export const usage = `npm run bench -- tls [flags]
  --warm N         requests over open connections (20000)
  --cold N         requests over a new connection each (2000)
  --concurrency N  requests at a time (8)
  --runs N         interleaved runs; the medians are shown (5)
  --against DIR    also the client of another checkout of this repository`;

interface Measured {
  /** Of the connections, in percent. */
  readonly resumed: number;
  /** Of the sender's process, for each request. */
  readonly cpuMicros: number;
  readonly perSecond: number;
}

export async function run(flags: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...flags],
    options: {
      warm: { type: 'string', default: '20000' },
      cold: { type: 'string', default: '2000' },
      concurrency: { type: 'string', default: '8' },
      runs: { type: 'string', default: '5' },
      against: { type: 'string' },
    },
  });
  const [own, other] = checkoutsFor(values.against) as readonly [Checkout, Checkout?];
  const senders = [...SENDERS.map((sender) => ({ name: sender as string, sender, folder: own.folder }))];
  if (other) senders.push({ name: other.name, sender: 'plaudit', folder: other.folder });
  console.log(
    `${cpus().length} × ${cpus()[0]?.model}; load before the run ${loadavg()[0]?.toFixed(1)}; Node ${process.version}\n`,
  );
  const receiver = startChild(new URL('./tls/receiver.ts', import.meta.url));
  const results = new Map<string, Measured[]>();
  try {
    for (let round = 1; round <= Number(values.runs); round += 1)
      for (const setup of SETUPS)
        for (const { name, sender, folder } of senders) {
          const requests = Number(setup.mode === 'warm' ? values.warm : values.cold);
          const order = { sender, folder, requests, concurrency: Number(values.concurrency) };
          const measured = await measure(receiver, setup, order);
          const key = `${labelOf(setup)} | ${name}`;
          results.set(key, [...(results.get(key) ?? []), measured]);
          console.log(`run ${round}  ${key}: ${measured.cpuMicros.toFixed(0)} µs, ${measured.perSecond.toFixed(0)}/s`);
        }
  } finally {
    await receiver.end();
  }
  console.log(`\n${table(results)}`);
  return 0;
}

const labelOf = ({ version, key, mode }: TlsSetup) => `${version}, ${key} | ${mode}`;

async function measure(receiver: Child, setup: TlsSetup, order: Omit<SendOrder, 'port'>): Promise<Measured> {
  const { port } = await receiver.request<{ port: number }>(setup);
  // Inherited by the sender.
  process.env.NODE_EXTRA_CA_CERTS = join(
    import.meta.dirname,
    '../test/support/certificates',
    setup.key === 'rsa' ? 'rsa.crt' : 'authority.crt',
  );
  const sender = startChild(new URL('./tls/sender.ts', import.meta.url));
  const { ms, cpuMs } = await sender.request<SendMeasurement>({ ...order, port });
  await sender.end();
  const counted = await receiver.request<Secured>({ count: true });
  const fault = faultOf(setup, order, counted);
  if (fault) throw new Error(`${order.sender}, ${labelOf(setup)}: ${fault}`);
  const resumed = (100 * counted.resumed) / (counted.full + counted.resumed);
  return { cpuMicros: (cpuMs * 1000) / order.requests, perSecond: order.requests / (ms / 1000), resumed };
}

/** A measurement of something else than the setup says would mislead. */
function faultOf({ mode }: TlsSetup, { requests }: Omit<SendOrder, 'port'>, counted: Secured): string | null {
  const connections = counted.full + counted.resumed;
  if (counted.requests < requests) return `only ${counted.requests} of ${requests} requests arrived`;
  if (mode === 'warm' && connections > requests / 10) return `${connections} connections`;
  if (mode === 'full' && counted.resumed > requests / 10) return `${counted.resumed} sessions were resumed`;
  return null;
}

/** In Markdown, for README.md. */
function table(results: ReadonlyMap<string, readonly Measured[]>): string {
  const rows = [...results].map(([key, measured]) => {
    const cpu = median(measured, ({ cpuMicros }) => cpuMicros).toFixed(0);
    const spread = formatSpread(measured, ({ cpuMicros }) => cpuMicros);
    const rate = median(measured, ({ perSecond }) => perSecond).toFixed(0);
    const resumed = median(measured, (one) => one.resumed).toFixed(0);
    return `| ${key} | ${cpu} | ${spread} | ${rate} | ${resumed} % |`;
  });
  return [
    '| TLS | connections | sender | CPU µs per request, median | spread | requests/s | resumed |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}
