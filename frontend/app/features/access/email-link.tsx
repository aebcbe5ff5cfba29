import {
  maxRecoveryLinksPerDay,
  maxRecoveryLinksPerHour,
  recoveryLinkMinutes,
} from '@agency/contracts';
import { useState } from 'react';
import { sentenceOf } from '~/lib/api-error';
import { TextButton } from '~/ui/desk/text-link';
import { showToast } from '~/ui/toast';
import { askForLink } from './api';
import { noAnswer } from './gate-texts';

/** Says the same whether a link is sent or not: anyone may press it. */
export function EmailLink() {
  const [state, setState] = useState<'unasked' | 'asking' | 'asked'>('unasked');

  async function ask(): Promise<void> {
    if (state === 'asking') return;
    setState('asking');
    try {
      await askForLink();
      setState('asked');
    } catch (error) {
      const description = sentenceOf(error) ?? noAnswer;
      showToast({ title: 'Couldn’t Send Link', description, variant: 'destructive' });
      setState('unasked');
    }
  }

  return (
    <>
      <TextButton isTall aria-disabled={state === 'asking' || undefined} onClick={() => void ask()}>
        Forgot your password? Email me a reset link
      </TextButton>
      <p role="status" className="text-small">
        {state === 'asked' &&
          `A link is on its way to the recovery address. It works for ${recoveryLinkMinutes} minutes. At most ${maxRecoveryLinksPerHour} are sent per hour, and ${maxRecoveryLinksPerDay} per day.`}
      </p>
    </>
  );
}
