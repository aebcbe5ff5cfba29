import { termsPlate } from '~/content/sample-audit/sample-audit';
import {
  keptTerms,
  type SearchTerm,
  searchTotal,
  unlistedTotal,
  wastedTerms,
} from '~/content/sample-audit/search-terms';
import { inDollars, inNumber } from '~/content/sample-audit/sums';
import { type FigureRow, FigureTable } from './figure-table';

const largest = Math.max(...[...keptTerms, ...wastedTerms].map(({ spend }) => spend));

const rowOf = ({ term, spend, clicks, inquiries, jobs, reason }: SearchTerm): FigureRow => ({
  name: (
    <>
      {term}
      {reason && <small>{reason}</small>}
    </>
  ),
  cells: [inDollars(spend), inNumber(clicks), inNumber(inquiries), inNumber(jobs)],
  look: reason ? 'wasted' : undefined,
  share: spend / largest,
});

export function TermsTable() {
  return (
    <>
      <FigureTable
        caption={termsPlate.caption}
        columns={termsPlate.columns}
        wideColumns={[2]}
        rows={[
          ...keptTerms.map(rowOf),
          ...wastedTerms.map(rowOf),
          {
            name: termsPlate.others,
            cells: [
              inDollars(unlistedTotal.spend),
              '',
              inNumber(unlistedTotal.inquiries),
              inNumber(unlistedTotal.jobs),
            ],
          },
          {
            name: termsPlate.total,
            look: 'sum',
            cells: [
              inDollars(searchTotal.spend),
              '',
              inNumber(searchTotal.inquiries),
              inNumber(searchTotal.jobs),
            ],
          },
        ]}
      />
      <p className="mt-3 max-w-[37.5em] text-small">{termsPlate.note}</p>
    </>
  );
}
