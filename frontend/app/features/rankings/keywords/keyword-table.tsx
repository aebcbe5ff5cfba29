import type { KeywordFilter, TrackedKeyword } from '@agency/contracts';
import { Link } from 'react-router';
import { classNames } from '~/ui/class-names';
import { FiguresTable } from '~/ui/desk/figures-table';
import { formatCount, formatCtr, formatPosition } from '../performance/format-performance';
import { GainMark } from '../performance/gain-mark';
import { useShownPeriod } from '../performance/shown-period';
import type { RankingsViewControl } from '../view/use-rankings-view';
import { KeywordLink, PausedMark, TagList } from './keyword-link';

interface KeywordTableProps {
  keywords: readonly TrackedKeyword[];
  control: RankingsViewControl;
}

type Sort = KeywordFilter['sort'];

/** The best comes first: for a position, the lowest. */
const columns: { sort: Sort; label: string; direction: 'ascending' | 'descending' }[] = [
  { sort: 'keyword', label: 'Keyword', direction: 'ascending' },
  { sort: 'clicks', label: 'Clicks', direction: 'descending' },
  { sort: 'impressions', label: 'Impressions', direction: 'descending' },
  { sort: 'ctr', label: 'CTR %', direction: 'descending' },
  { sort: 'gain', label: 'Change', direction: 'descending' },
  { sort: 'position', label: 'Position', direction: 'ascending' },
];

/** Performance of the last seven final days, or of an upload; the change is from the seven days before. */
export function KeywordTable({ keywords, control }: KeywordTableProps) {
  const { view, to } = control;
  const { filter } = view;
  const { isWeek, title } = useShownPeriod();
  return (
    <FiguresTable>
      <caption className={isWeek ? 'sr-only' : 'pb-2 text-start text-fine text-slate'}>
        Keyword performance: {title}
      </caption>
      <thead>
        <tr>
          {columns.map(({ sort, label, direction }) => {
            const isSorted = sort === filter.sort;
            return (
              <th key={sort} scope="col" aria-sort={isSorted ? direction : undefined}>
                <Link
                  to={to({ filter: { ...filter, sort }, page: 1 })}
                  className={classNames(
                    'inline-flex min-h-6 items-center underline underline-offset-[0.25em]',
                    isSorted
                      ? 'font-bold text-ink decoration-magenta decoration-2'
                      : 'decoration-transparent hover:decoration-current',
                  )}
                >
                  {label}
                </Link>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {keywords.map((keyword) => (
          <KeywordRow key={keyword.id} keyword={keyword} control={control} />
        ))}
      </tbody>
    </FiguresTable>
  );
}

interface KeywordRowProps {
  keyword: TrackedKeyword;
  control: RankingsViewControl;
}

function KeywordRow({ keyword: tracked, control }: KeywordRowProps) {
  const { id, keyword, landingPage, tags, isPaused, current, positionGain } = tracked;
  return (
    <tr className={isPaused ? '[&>td]:text-slate' : undefined}>
      <th scope="row">
        <KeywordLink id={id} keyword={keyword} to={control.to({ keyword: id })} />
        {isPaused && (
          <span className="ml-2">
            <PausedMark />
          </span>
        )}
        {landingPage && (
          <bdi className="block text-fine wrap-anywhere text-slate">{landingPage}</bdi>
        )}
        <TagList tags={tags} isBlock />
      </th>
      <td data-label="clicks">{formatCount(current?.clicks)}</td>
      <td data-label="impressions">{formatCount(current?.impressions)}</td>
      <td data-label="CTR">{formatCtr(current?.ctr)}</td>
      <td data-label="change">
        <GainMark gain={positionGain} />
      </td>
      <td data-primary="">{formatPosition(current?.position)}</td>
    </tr>
  );
}
