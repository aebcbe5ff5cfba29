import { type OwnerRules, proposedRules } from '@agency/contracts';
import { ActionButton, Actions } from '~/ui/desk/action-button';
import { NoticeBox } from '~/ui/desk/notice-box';
import { useRulesChange } from '../shared/use-rules-change';

const hours = proposedRules.minimumNoticeMinutes / 60;

/** Offers rules to an owner who has none. Once answered, it does not come back. */
export function RulesProposal({ rules }: { rules: OwnerRules }) {
  const change = useRulesChange();
  if (!rules.isProposalOpen) return null;
  const { minimumNoticeMinutes, horizonDays } = rules;

  function accept(): void {
    if (change.isPending) return;
    change.mutate({
      change: proposedRules,
      undo: { minimumNoticeMinutes, horizonDays },
      title: 'Booking Rules Saved',
      description: 'They apply to visitors now.',
    });
  }

  function decline(): void {
    if (change.isPending) return;
    change.mutate({ change: { declinesProposal: true }, title: '', description: '' });
  }

  return (
    <section aria-label="Proposed rules">
      <NoticeBox tone="info" className="mb-8 gap-2 py-3.5">
        <p>
          <strong>
            {hours} hours’ notice, and {proposedRules.horizonDays} days ahead?
          </strong>{' '}
          Without notice, a visitor may book a call that starts in a minute.
        </p>
        <Actions>
          <ActionButton isPrimary aria-disabled={change.isPending} onClick={accept}>
            Use these rules
          </ActionButton>
          <ActionButton aria-disabled={change.isPending} onClick={decline}>
            No, thanks
          </ActionButton>
        </Actions>
      </NoticeBox>
    </section>
  );
}
