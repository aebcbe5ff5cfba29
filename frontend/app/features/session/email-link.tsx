import { maxRecoveryLinksPerHour, recoveryLinkMinutes } from '@agency/contracts';
import { useState } from 'react';
import { sentenceOf } from '~/lib/api-error';
import { TextButton } from '~/ui/desk/text-link';
import { showToast } from '~/ui/toast';
import { askForLink } from './api';
import { noAnswer } from './gate-texts';

/** Says the same whether an address is set or not: anyone may press it. */
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
      showToast({ title: 'No Link Sent', description, variant: 'destructive' });
      setState('unasked');
    }
  }

  return (
    <>
      <TextButton isTall aria-disabled={state === 'asking' || undefined} onClick={() => void ask()}>
        Email me a link
      </TextButton>
      <p role="status" className="basis-full text-small">
        {state === 'asked' &&
          `If a recovery address is set, a link is on its way to it. It works for ${recoveryLinkMinutes} minutes. At most ${maxRecoveryLinksPerHour} are sent per hour.`}
      </p>
    </>
  );
}
