// How an endpoint verifies signatures.

export const NODE_SAMPLE = `import { createHmac, timingSafeEqual } from 'node:crypto';

// rawBody: the bytes as received, before any JSON parser
const expected = 'sha256=' + createHmac('sha256', process.env.PLAUDIT_SECRET).update(rawBody).digest('hex');
const given = request.headers['x-webhook-signature'] ?? '';
const genuine =
  given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));`;

export function HowToVerify({ serviceName }: { serviceName: string }) {
  return (
    <section class="card">
      <details class="plain">
        <summary>
          <h2>How to verify a vote</h2>
        </summary>
        <div class="stack close">
          <p>
            Compute the HMAC-SHA256 of the raw body with the whole secret, including <code>whsec_</code>, and compare it
            with <code>X-Webhook-Signature</code>. Respond with a 2xx status once you have stored the vote. Use{' '}
            <code>X-{serviceName}-Event-Id</code> to detect duplicates, and do not give rewards for events with{' '}
            <code>"test": true</code>.
          </p>
          <pre tabindex={0}>{NODE_SAMPLE}</pre>
        </div>
      </details>
    </section>
  );
}
