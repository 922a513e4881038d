// How an endpoint verifies signatures.
import { useTranslations } from '../translations.ts';

export const NODE_SAMPLE = `import { createHmac, timingSafeEqual } from 'node:crypto';

// rawBody: the bytes as received, before any JSON parser
const expected = 'sha256=' + createHmac('sha256', process.env.PLAUDIT_SECRET).update(rawBody).digest('hex');
const given = request.headers['x-webhook-signature'] ?? '';
const genuine =
  given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));`;

export function HowToVerify({ serviceName }: { serviceName: string }) {
  const t = useTranslations();
  return (
    <section class="card">
      <details class="plain">
        <summary>
          <h2>{t('webhook.howToVerify')}</h2>
        </summary>
        <div class="stack close">
          <p>
            {t.rich('webhook.howToVerifyText', {
              code: (text) => <code>{text}</code>,
              header: `X-${serviceName}-Event-Id`,
            })}
          </p>
          <pre tabindex={0}>{NODE_SAMPLE}</pre>
        </div>
      </details>
    </section>
  );
}
