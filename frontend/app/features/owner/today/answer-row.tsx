import { easternDateOf, type ListedLead } from '@agency/contracts';
import { useRef, useState } from 'react';
import { ActionButton } from '~/ui/desk/action-button';
import { logActivity, takeBackActivity } from '../leads/replies/queries';
import { ReplyMenu } from '../leads/replies/reply-menu';
import { serviceLabel, spendLabel } from '../shared/labels';
import { updateLead } from '../shared/leads';
import { CallLink } from './call-link';
import { CallQuestion } from './call-question';
import { Row } from './row';
import { lastTryInWords, promisedAnswer, shortSource } from './row-words';
import type { RowAction } from './use-dismissable-rows';

interface AnswerRowProps {
  lead: ListedLead;
  now: Date;
  isMarked?: boolean;
  /** The one filled button of the page is in this row. */
  isFirst?: boolean;
  dismiss: (button: HTMLElement, action: RowAction) => void;
}

/** A new lead that waits for an answer, with actions to call, to write, or to mark as contacted. */
export function AnswerRow({ lead, now, isMarked, isFirst = false, dismiss }: AnswerRowProps) {
  const contacted = useRef<HTMLButtonElement>(null);
  const [isCalled, setCalled] = useState(false);
  const { id, name, status } = lead;
  const { text, tone } = promisedAnswer(lead.createdAt, now);

  function contact(button: HTMLElement | null): void {
    if (!button) return;
    dismiss(button, {
      id,
      done: `${name} contacted`,
      run: async () => {
        await updateLead(id, { status: 'contacted' });
        return () => updateLead(id, { status });
      },
    });
  }

  /** The service sets the lead's status to Contacted. */
  function reach(button: HTMLElement): void {
    dismiss(button, {
      id,
      done: `${name} reached`,
      run: async () => {
        const activity = await logActivity(id, { kind: 'called', outcome: 'reached' });
        return () => takeBackActivity(id, activity.id);
      },
    });
  }

  return (
    <Row
      when={text}
      tone={tone}
      lead={lead}
      facts={[
        lastTryInWords(lead.lastTry, easternDateOf(now)),
        lead.company,
        lead.service && serviceLabel(lead.service),
        lead.monthlyAdSpend && spendLabel(lead.monthlyAdSpend),
        shortSource(lead.attribution),
      ]}
      isMarked={isMarked}
      isFirst={isFirst}
      swipe={{ label: 'Contacted', onSwiped: () => contact(contacted.current) }}
      below={
        isCalled && <CallQuestion lead={lead} onReached={reach} onClose={() => setCalled(false)} />
      }
    >
      {lead.phone && <CallLink phone={lead.phone} name={name} onCall={() => setCalled(true)} />}
      {lead.email && <ReplyMenu lead={lead} isInList />}
      <ActionButton
        ref={contacted}
        isPrimary={isFirst}
        aria-label={`Contacted: ${name}`}
        data-action="contacted"
        onClick={(event) => contact(event.currentTarget)}
      >
        <CheckIcon />
        <span className="max-sm:hidden">Contacted</span>
      </ActionButton>
    </Row>
  );
}

/** Instead of the word on a phone. */
export function CheckIcon() {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 shrink-0 sm:hidden" fill="none">
      <path d="m2.5 8.500 3.500 3.500 7.500-8" stroke="currentColor" strokeWidth="1.8" />
    </svg>
  );
}
