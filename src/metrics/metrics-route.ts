// GET /metrics, only for the operator's Prometheus (decision O20).
import { type Context, Hono } from 'hono';
import type { Config } from '../config.ts';
import { equalInConstantTime, hashSecret } from '../core/secrets.ts';
import type { Engine } from '../deliveries/engine.ts';
import type { MetricsCounters } from './counters.ts';
import type { ReadDeliveryMetrics } from './delivery-metrics-reader.ts';
import { CONTENT_TYPE } from './exposition.ts';
import { renderDatabaseGauges, renderProcessGauges } from './gauges.ts';

export interface MetricsDependencies {
  readonly access: Config['metrics'];
  readonly counts: MetricsCounters;
  readonly readDeliveryMetrics: ReadDeliveryMetrics;
  readonly engine: Pick<Engine, 'leases' | 'inFlight' | 'oldestWriteMs'>;
}

export function metricsRoute({ access, counts, readDeliveryMetrics, engine }: MetricsDependencies): Hono {
  const mayRead = createAccessCheck(access);
  return new Hono().get('/metrics', async (context) => {
    if (!mayRead(context.req.header('authorization'))) return refuse(context);
    const state = await readDeliveryMetrics();
    const text = counts.text() + renderDatabaseGauges(state) + renderProcessGauges(engine);
    return context.body(text, 200, { 'Content-Type': CONTENT_TYPE, 'Cache-Control': 'no-store' });
  });
}

function refuse(context: Context): Response {
  return context.text('The metrics are read with `Authorization: Bearer` and the token in METRICS.\n', 401, {
    'WWW-Authenticate': 'Bearer',
    'Cache-Control': 'no-store',
  });
}

/** Compares hashes, so that the time reveals neither the token's length nor where it differs. */
function createAccessCheck(access: Config['metrics']): (authorization: string | undefined) => boolean {
  if (access === 'off') return () => false;
  if (access === 'on') return () => true;
  const expected = hashSecret(access.token);
  return (authorization) => {
    const given = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
    return given !== undefined && equalInConstantTime(hashSecret(given), expected);
  };
}
