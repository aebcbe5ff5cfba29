import type { RankingSummary } from '@agency/contracts';
import { summaryFigures } from './summary-figures';

/** The four figures in one line, on the tabs without the cards. */
export function SummaryLine({ summary }: { summary: RankingSummary }) {
  return (
    <dl className="flex flex-wrap gap-x-6 whitespace-nowrap max-md:gap-x-4 max-md:text-(length:--text-fine)">
      {summaryFigures(summary).map(({ label, value }) => (
        <div key={label} className="flex gap-1.5">
          <dt className="text-slate">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
