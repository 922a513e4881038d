// The limits of a token, in forms and lists: when it expires, and which addresses may use it.
import {
  describeRange,
  EXPIRY_NOTICE_DAYS,
  MAX_ALLOWED_RANGES,
  readAllowedRanges,
  readExpiryDay,
  type TokenLimitProblem,
  type TokenLimits,
} from '../../access/token-limits.ts';
import type { ListedToken } from '../../access/token-queries.ts';
import type { FieldError } from '../../messages/field-error.ts';
import type { Form } from '../read-form.ts';
import { Field } from './field.tsx';
import { Pill } from './pill.tsx';
import { Time } from './time.tsx';

const PROBLEMS: Readonly<Record<TokenLimitProblem, FieldError>> = {
  expiry_invalid: { field: 'expires', message: 'Enter a day as YYYY-MM-DD, such as 2027-01-31.' },
  addresses_invalid: {
    field: 'addresses',
    message: 'Enter IP addresses or CIDR ranges, such as 203.0.113.7 or 2001:db8::/32, separated by commas.',
  },
  addresses_too_many: { field: 'addresses', message: `Enter at most ${MAX_ALLOWED_RANGES} addresses.` },
};
export const EXPIRY_PAST: FieldError = { field: 'expires', message: 'Enter a day that is not over.' };

/** What the fields of `TokenLimitFields` contain. */
export function readTokenLimits(
  form: Form,
):
  | { readonly ok: true; readonly limits: TokenLimits }
  | { readonly ok: false; readonly errors: readonly FieldError[] } {
  const [expiry, ranges] = [readExpiryDay(form.text('expires')), readAllowedRanges(form.text('addresses'))];
  if (expiry.ok && ranges.ok) return { ok: true, limits: { expiresAt: expiry.value, allowedRanges: ranges.value } };
  return { ok: false, errors: [expiry, ranges].flatMap((read) => (read.ok ? [] : [PROBLEMS[read.reason]])) };
}

export function TokenLimitFields() {
  return (
    <>
      <Field
        name="expires"
        label="Last day"
        type="date"
        hint={`The token stops working at the end of that day (UTC). You get a notice ${EXPIRY_NOTICE_DAYS} days before.`}
        optional
      />
      <Field
        name="addresses"
        label="Allowed addresses"
        hint="IP addresses or ranges of your own servers, separated by commas. Leave it empty to allow all."
        optional
      />
    </>
  );
}

/** The limits of a listed token; nothing if it has none. */
export function TokenLimitFacts({
  expiresAt,
  isExpired,
  expiresSoon,
  allowedRanges,
}: Pick<ListedToken, 'expiresAt' | 'isExpired' | 'expiresSoon' | 'allowedRanges'>) {
  return (
    <>
      {expiresAt && (
        <p class="note">
          {isExpired ? (
            <Pill tone="bad">Expired</Pill>
          ) : (
            expiresSoon && (
              <>
                <Pill tone="warn">Expires soon</Pill>{' '}
              </>
            )
          )}{' '}
          <span class="dim">
            {isExpired ? 'It stopped working' : 'Expires'} <Time at={expiresAt} />
          </span>
        </p>
      )}
      {allowedRanges && <p class="dim note">Only from {allowedRanges.map(describeRange).join(', ')}</p>}
    </>
  );
}
