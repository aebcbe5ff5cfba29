import type { LeadDetail } from '@agency/contracts';
import type { RefObject } from 'react';
import { BookCall } from '../../appointments/booking/book-call';
import { LogActivity } from '../replies/log-activity';
import { ReplyMenu } from '../replies/reply-menu';
import styles from './lead-actions.module.css';
import { MoreMenu } from './more-menu';

interface LeadActionsProps {
  lead: LeadDetail;
  /** The button for less frequent actions. */
  moreRef: RefObject<HTMLButtonElement | null>;
  onEdit: () => void;
  onErased: () => void;
}

/** The owner's actions on a lead. At the bottom of the screen on a phone. */
export function LeadActions({ lead, moreRef, onEdit, onErased }: LeadActionsProps) {
  return (
    <div className={styles.root}>
      <ReplyMenu lead={lead} />
      <BookCall lead={lead} />
      <LogActivity lead={lead} />
      <MoreMenu trigger={moreRef} lead={lead} onEdit={onEdit} onErased={onErased} />
    </div>
  );
}
