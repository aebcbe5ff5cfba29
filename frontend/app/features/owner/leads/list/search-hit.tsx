import type { LeadMatch } from '@agency/contracts';
import styles from './search-hit.module.css';

const fieldLabels: Record<LeadMatch['field'], string> = {
  email: 'Email',
  phone: 'Phone',
  notes: 'Notes',
  message: 'Message',
  campaign: 'Campaign',
};

/** Where a search was found, when the row does not show that anyway. */
export function SearchHit({ match: { field, before, hit, after } }: { match: LeadMatch }) {
  return (
    <p className={styles.root}>
      {fieldLabels[field]}:{' '}
      <bdi>
        {before}
        <mark>{hit}</mark>
        {after}
      </bdi>
    </p>
  );
}
