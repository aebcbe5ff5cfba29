import { type LeadDetail, phoneHref } from '@agency/contracts';
import type { Clock } from '~/lib/clock';
import { ActionButton, ActionLink } from '~/ui/desk/action-button';
import { BookCall } from '../../appointments/booking/book-call';
import { LogActivity } from '../replies/log-activity';
import { ReplyMenu } from '../replies/reply-menu';
import styles from './lead-actions.module.css';

interface LeadActionsProps {
  lead: LeadDetail;
  clock: Clock;
  isEditing: boolean;
  onEdit: () => void;
}

/** What the owner does with a lead. At the foot of the screen on a phone. */
export function LeadActions({ lead, clock, isEditing, onEdit }: LeadActionsProps) {
  return (
    <fieldset aria-label="Actions" className={styles.root}>
      {lead.phone !== null && (
        <ActionLink href={phoneHref(lead.phone)}>
          <svg aria-hidden="true" viewBox="0 0 16 16" className="mr-2 size-4" fill="none">
            <path
              d="M3 1.500h2.500l1.2 3.3-1.6 1.400a9 9 0 0 0 4.7 4.700l1.4-1.6 3.3 1.200V13c0 1-.8 1.5-1.8 1.400C6.5 13.9 2.1 9.5 1.6 3.3 1.5 2.3 2 1.5 3 1.500z"
              stroke="currentColor"
              strokeWidth="1.3"
            />
          </svg>
          Call
          <span className={styles.number}>
            {' '}
            <bdi>{lead.phone}</bdi>
          </span>
        </ActionLink>
      )}
      <ReplyMenu lead={lead} />
      <BookCall lead={lead} clock={clock} />
      <LogActivity lead={lead} />
      <ActionButton aria-pressed={isEditing} onClick={onEdit}>
        Edit
      </ActionButton>
    </fieldset>
  );
}
