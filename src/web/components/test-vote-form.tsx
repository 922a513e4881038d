// The form that sends a test vote for a player; the result has its own page.
import type { Listing } from '../../listings/listing.ts';
import { FormContext, type FormState } from '../form-state.ts';
import { useTranslations } from '../translations.ts';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { Field } from './field.tsx';

export function TestVoteForm({ listing, state }: { listing: Listing; state: FormState }) {
  const t = useTranslations();
  return (
    <FormContext.Provider value={state}>
      <Card title={t('tests.testVote')} id="test">
        <p class="dim note">{t('tests.testVoteText')}</p>
        <form class="stack close" method="post" action={`/dashboard/${listing.id}/listener/test`} novalidate>
          <Field name="playerName" label={t('tests.player')} hint={t('tests.playerHint')} />
          <Button text={t('tests.sendTestVote')} />
        </form>
      </Card>
    </FormContext.Provider>
  );
}
