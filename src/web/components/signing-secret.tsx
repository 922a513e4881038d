// The signing secret when it is new, and how an endpoint checks a signature with it.
import { CopyField } from './copy-button.tsx';

export function NewSecret({ secret }: { secret: string }) {
  return (
    <section class="card fresh" aria-labelledby="fresh-title" tabindex={-1} autofocus>
      <h2 id="fresh-title">Your signing secret</h2>
      <p>Copy it now and keep it with your endpoint’s settings. It is not shown again.</p>
      <CopyField value={secret} label="the signing secret" wide />
    </section>
  );
}

export const NODE_SAMPLE = `import { createHmac, timingSafeEqual } from 'node:crypto';

// rawBody: the bytes as they came, before any JSON parser
const expected = 'sha256=' + createHmac('sha256', process.env.VOTE_SECRET).update(rawBody).digest('hex');
const given = request.headers['x-webhook-signature'] ?? '';
const genuine =
  given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));`;

export function HowToVerify({ serviceName }: { serviceName: string }) {
  return (
    <section class="card">
      <details class="plain">
        <summary>
          <h2>How your endpoint checks a vote</h2>
        </summary>
        <div class="stack close">
          <p>
            Compute the HMAC-SHA256 of the raw body with the whole secret, <code>whsec_</code> included, and
            compare it with <code>X-Webhook-Signature</code>. Answer 2xx when you have the vote. Use{' '}
            <code>X-{serviceName}-Event-Id</code> to recognise one that comes twice, and give nothing for
            events with <code>"test": true</code>.
          </p>
          <pre tabindex={0}>{NODE_SAMPLE}</pre>
        </div>
      </details>
    </section>
  );
}
