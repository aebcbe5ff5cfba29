import {
  type AmountKind,
  amountFields,
  amountKinds,
  type EasternDate,
  type Lead,
} from '@agency/contracts';
import { useState } from 'react';
import { TextButton } from '~/ui/desk/text-link';
import { useFocusOnClose } from '~/ui/use-focus';
import { amountLabels, describeAmount } from '../amount-words';
import type { OneTapSave } from '../use-lead-save';
import { AmountForm } from './amount-form';
import { PanelSection } from './panel-section';

interface LeadAmountsProps {
  lead: Lead;
  today: EasternDate;
  oneTap: OneTapSave;
}

/** At which status an amount is due. */
const dueAt = { proposal: 'proposal-sent', client: 'closed-won' } as const;

/** What was proposed and what the client pays. Nothing until there is a proposal, a client or an amount. */
export function LeadAmounts({ lead, today, oneTap }: LeadAmountsProps) {
  const [seenStatus, setSeenStatus] = useState(lead.status);
  const [asked, setAsked] = useState<AmountKind | null>(null);
  const due = dueKind(lead);
  // A status that was just set asks for its amount; an older one only says that there is none.
  if (seenStatus !== lead.status) {
    setSeenStatus(lead.status);
    setAsked(due && lead[amountFields[due]] === null ? due : null);
  }
  const shown = amountKinds.filter((kind) => kind === due || lead[amountFields[kind]] !== null);
  if (shown.length === 0) return null;
  return (
    <PanelSection title="Amount">
      {shown.map((kind) => (
        <AmountLine
          key={kind}
          kind={kind}
          lead={lead}
          today={today}
          oneTap={oneTap}
          isOpen={asked === kind}
          onToggle={(isOpen) => setAsked(isOpen ? kind : null)}
        />
      ))}
    </PanelSection>
  );
}

interface AmountLineProps extends LeadAmountsProps {
  kind: AmountKind;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

function AmountLine({ kind, lead, today, oneTap, isOpen, onToggle }: AmountLineProps) {
  const opener = useFocusOnClose<HTMLButtonElement>(isOpen);
  const amount = lead[amountFields[kind]];
  // Most clients pay what was proposed.
  const proposed = kind === 'client' ? lead.proposalAmount : null;
  const label = amountLabels[kind];
  const save = oneTap.mutateAsync;
  if (isOpen) {
    return (
      <AmountForm
        label={label}
        amount={amount ?? proposed}
        isSaved={amount !== null}
        today={today}
        save={(next) => save(kind === 'client' ? { clientAmount: next } : { proposalAmount: next })}
        onClose={() => onToggle(false)}
      />
    );
  }
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4">
      <span>
        <span className="text-slate">{label}:</span>{' '}
        {amount ? describeAmount(amount) : 'no amount yet'}
      </span>
      <TextButton ref={opener} isTall onClick={() => onToggle(true)}>
        {amount ? 'Edit' : 'Add'} <span className="sr-only">the amount, {label.toLowerCase()}</span>
      </TextButton>
    </p>
  );
}

function dueKind({ status }: Lead): AmountKind | null {
  if (status === dueAt.proposal) return 'proposal';
  return status === dueAt.client ? 'client' : null;
}
