import { type OwnerRules, proposedRules } from '@agency/contracts';
import { ActionButton, Actions } from '~/ui/desk/action-button';
import { NoticeBox } from '~/ui/desk/notice-box';
import { useRulesChange } from './use-rules-change';

const hours = proposedRules.minimumNoticeMinutes / 60;

/** Proposes rules to an owner who has none. Does not return once answered. */
export function RulesProposal({ rules }: { rules: OwnerRules }) {
  const change = useRulesChange(rules, ({ declinesProposal }) =>
    declinesProposal
      ? null
      : { title: 'Booking Rules Saved', description: 'They now apply to visitors.' },
  );
  if (!rules.isProposalOpen) return null;
  return (
    <section aria-label="Proposed rules">
      <NoticeBox
        tone="info"
        className="grid-cols-[auto_1fr] items-center gap-x-4 py-1.5 max-sm:grid-cols-1"
      >
        <strong>
          Let visitors book at least {hours} hours and at most {proposedRules.horizonDays} days
          ahead?
        </strong>
        <Actions className="mt-0!">
          <ActionButton
            isPrimary
            isBlocked={change.isPending}
            onClick={() => change.mutate(proposedRules)}
          >
            Use these rules
          </ActionButton>
          <ActionButton
            isBlocked={change.isPending}
            onClick={() => change.mutate({ declinesProposal: true })}
          >
            No, thanks
          </ActionButton>
        </Actions>
      </NoticeBox>
    </section>
  );
}
