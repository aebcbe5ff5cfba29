import { type ImportRow, type LeadImportPreview, maxPreviewRows } from '@agency/contracts';
import { useState } from 'react';
import { Chip } from '~/ui/desk/chip';

type Kind = 'all' | 'new' | 'duplicates' | 'refused';

const kindOf = ({ outcome }: ImportRow): Kind => {
  if (outcome === 'duplicate' || outcome === 'repeated') return 'duplicates';
  return outcome;
};

/** The first rows of the file, all or of one kind, and what would happen to each. */
export function PreviewRows({ preview: { rows, counts } }: { preview: LeadImportPreview }) {
  const [chosen, setChosen] = useState<Kind>('all');
  const kinds = [
    { kind: 'all', label: 'All rows', count: counts.rows },
    { kind: 'new', label: 'New', count: counts.new },
    { kind: 'duplicates', label: 'Duplicates', count: counts.duplicate + counts.repeated },
    { kind: 'refused', label: 'Can’t be imported', count: counts.refused },
  ] as const;
  // Matching the columns differently may have emptied the chosen kind.
  const shown = kinds.find(({ kind, count }) => kind === chosen && count > 0) ?? kinds[0];
  const listed = rows
    .filter((row) => shown.kind === 'all' || kindOf(row) === shown.kind)
    .slice(0, maxPreviewRows);
  const isComplete = listed.length === shown.count;
  return (
    <section aria-label="Rows" className="grid grid-cols-1 gap-2">
      <h3 className="font-sans font-semibold text-[length:1rem]">Rows</h3>
      <div className="flex flex-wrap gap-2">
        {kinds
          .filter(({ kind, count }) => kind === 'all' || count > 0)
          .map(({ kind, label, count }) => (
            <Chip
              key={kind}
              aria-pressed={kind === shown.kind}
              isActive={kind === shown.kind}
              onClick={() => setChosen(kind)}
            >
              {label} {count.toLocaleString('en-US')}
            </Chip>
          ))}
      </div>
      <table className="w-full table-fixed border-collapse text-small">
        <caption className={isComplete ? 'sr-only' : 'pb-1 text-left text-fine text-slate'}>
          {isComplete
            ? shown.label
            : `The first ${listed.length} of ${shown.count.toLocaleString('en-US')}`}
        </caption>
        <thead>
          <tr className="border-b border-sand text-left">
            <th scope="col" className="w-12 py-1 pr-2">
              Row
            </th>
            <th scope="col" className="py-1 pr-2">
              Who
            </th>
            <th scope="col" className="py-1">
              What happens
            </th>
          </tr>
        </thead>
        <tbody>
          {listed.map((row) => (
            <tr key={row.line} className="border-b border-sand align-top">
              <td className="py-1.5 pr-2 text-slate tabular-nums">{row.line}</td>
              <td className="py-1.5 pr-2 wrap-anywhere">
                <bdi className="font-semibold">{row.name || 'No name'}</bdi>
                {[row.email, row.phone].map(
                  (reach) =>
                    reach && (
                      <span key={reach} className="block text-fine text-slate">
                        <bdi>{reach}</bdi>
                      </span>
                    ),
                )}
              </td>
              <td className="py-1.5 wrap-anywhere">
                <Outcome row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Outcome({ row }: { row: ImportRow }) {
  switch (row.outcome) {
    case 'new':
      return 'New lead';
    case 'duplicate':
      return (
        <>
          Left out: <bdi>{row.lead.name}</bdi> has the same {row.by.join(' and ')}
        </>
      );
    case 'repeated':
      return `Left out: the same ${row.by.join(' and ')} as row ${row.earlier}`;
    case 'refused':
      return `Can’t be imported. ${row.reason}`;
  }
}
