import type { LeadMatch } from '@agency/contracts';

const fieldLabels: Record<LeadMatch['field'], string> = {
  email: 'Email',
  phone: 'Phone',
  notes: 'Notes',
  message: 'Message',
  campaign: 'Campaign',
};

/** Where a search matched, unless the row already shows it. */
export function SearchHit({ match: { field, before, hit, after } }: { match: LeadMatch }) {
  return (
    <p className="text-(length:--text-fine) wrap-anywhere text-slate">
      {fieldLabels[field]}:{' '}
      <bdi>
        {before}
        <mark className="bg-shoal text-ink">{hit}</mark>
        {after}
      </bdi>
    </p>
  );
}
