import { type CallOutcome, callOutcomeOptions, type Lead } from '@agency/contracts';
import { ActionButton } from '~/ui/desk/action-button';
import { CloseButton } from '~/ui/desk/close-button';
import { useLogActivity } from '../leads/replies/log-activity';

interface CallQuestionProps {
  lead: Pick<Lead, 'id' | 'name'>;
  /** Instead of logging that the lead was reached. */
  onReached?: (button: HTMLElement) => void;
  onClose: () => void;
}

/** How a call went, asked below the row once its number was dialed: one press logs it. */
export function CallQuestion({ lead, onReached, onClose }: CallQuestionProps) {
  const { log } = useLogActivity(lead.id);

  function answer(outcome: CallOutcome, button: HTMLElement): void {
    if (outcome === 'reached' && onReached) onReached(button);
    else log({ kind: 'called', outcome });
    close(button);
  }

  /** The pressed button is about to disappear. */
  function close(button: Element | null): void {
    button?.closest('li')?.querySelector<HTMLElement>('[data-action="call"]')?.focus();
    onClose();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and these are buttons.
    <div
      role="group"
      aria-label={`How did the call with ${lead.name} go?`}
      className="flex flex-wrap items-center gap-2"
    >
      <span aria-hidden="true" className="flex-1 text-slate sm:flex-none">
        How did it go?
      </span>
      <CloseButton className="sm:order-last" onClose={() => close(document.activeElement)} />
      {/* On a phone, the answers are a line of their own. */}
      <span className="w-full sm:hidden" />
      {callOutcomeOptions.map(({ value, label }) => (
        <ActionButton key={value} onClick={(event) => answer(value, event.currentTarget)}>
          {label}
        </ActionButton>
      ))}
    </div>
  );
}
