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
import type { Translations } from '../../messages/translations.ts';
import type { Form } from '../read-form.ts';
import { useTranslations } from '../translations.ts';
import { Field } from './field.tsx';
import { Pill } from './pill.tsx';
import { Time } from './time.tsx';

export function expiryPast(t: Translations): FieldError {
  return { field: 'expires', message: t('team.expiryPast') };
}

function explainProblem(t: Translations, problem: TokenLimitProblem): FieldError {
  switch (problem) {
    case 'expiry_invalid':
      return { field: 'expires', message: t('team.expiryInvalid') };
    case 'addresses_invalid':
      return { field: 'addresses', message: t('team.addressesInvalid') };
    case 'addresses_too_many':
      return { field: 'addresses', message: t('team.tooManyAddresses', { max: MAX_ALLOWED_RANGES }) };
  }
}

/** What the fields of `TokenLimitFields` contain. */
export function readTokenLimits(
  t: Translations,
  form: Form,
):
  | { readonly ok: true; readonly limits: TokenLimits }
  | { readonly ok: false; readonly errors: readonly FieldError[] } {
  const [expiry, ranges] = [readExpiryDay(form.text('expires')), readAllowedRanges(form.text('addresses'))];
  if (expiry.ok && ranges.ok) return { ok: true, limits: { expiresAt: expiry.value, allowedRanges: ranges.value } };
  return { ok: false, errors: [expiry, ranges].flatMap((read) => (read.ok ? [] : [explainProblem(t, read.reason)])) };
}

export function TokenLimitFields() {
  const t = useTranslations();
  return (
    <>
      <Field
        name="expires"
        label={t('team.lastDay')}
        type="date"
        hint={t('team.lastDayHint', { days: EXPIRY_NOTICE_DAYS })}
        optional
      />
      <Field name="addresses" label={t('team.allowedAddresses')} hint={t('team.allowedAddressesHint')} optional />
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
  const t = useTranslations();
  return (
    <>
      {expiresAt && (
        <p class="note">
          {isExpired ? (
            <Pill tone="bad">{t('team.expired')}</Pill>
          ) : (
            expiresSoon && (
              <>
                <Pill tone="warn">{t('team.expiresSoon')}</Pill>{' '}
              </>
            )
          )}{' '}
          <span class="dim">
            {t.rich(isExpired ? 'team.stoppedWorking' : 'team.expires', { time: <Time at={expiresAt} /> })}
          </span>
        </p>
      )}
      {allowedRanges && (
        <p class="dim note">{t('team.onlyFrom', { addresses: allowedRanges.map(describeRange).join(', ') })}</p>
      )}
    </>
  );
}
