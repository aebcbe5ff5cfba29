import {
  apiPaths,
  type KeywordFilter,
  keywordCurvesSchema,
  type TrackedKeyword,
} from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { apiQuery } from '~/lib/api-query';
import { formatShortDay } from '~/lib/eastern-display';
import { classNames } from '~/ui/class-names';
import { FiguresTable } from '~/ui/desk/figures-table';
import { formatCount, formatCtr, formatPosition } from '../shared/format-performance';
import { GainMark } from '../shared/gain-mark';
import { rankingsKey } from '../shared/rankings';
import type { RankingsViewControl } from '../shared/rankings-view';
import { useShownPeriod } from '../shared/shown-period';
import type { CurveProps } from './curve';
import { KeywordLink, PausedMark, TagList } from './keyword-link';

/** Loaded separately with d3. */
const Curve = lazy<ComponentType<CurveProps>>(() =>
  import('./curve').catch(() => ({ default: () => null })),
);

interface KeywordTableProps {
  keywords: readonly TrackedKeyword[];
  control: RankingsViewControl;
}

type Sort = KeywordFilter['sort'];

/** The best comes first: for a position, the lowest. */
const columns: {
  sort: Sort;
  label: string;
  direction: 'ascending' | 'descending';
  isWideOnly?: boolean;
}[] = [
  { sort: 'keyword', label: 'Keyword', direction: 'ascending' },
  { sort: 'clicks', label: 'Clicks', direction: 'descending' },
  { sort: 'impressions', label: 'Impressions', direction: 'descending' },
  { sort: 'ctr', label: 'CTR %', direction: 'descending' },
  { sort: 'gain', label: 'Change', direction: 'descending' },
  { sort: 'best', label: 'Best', direction: 'ascending', isWideOnly: true },
  { sort: 'position', label: 'Position', direction: 'ascending' },
];

/** Performance of the last seven final days, or of an upload; the change is from the seven days before. */
export function KeywordTable({ keywords, control }: KeywordTableProps) {
  const { view, to } = control;
  const { filter } = view;
  const { isWeek, title } = useShownPeriod();
  const { data } = useQuery(curvesQuery(keywords.map(({ id }) => id)));
  return (
    <FiguresTable>
      <caption className={isWeek ? 'sr-only' : 'pb-2 text-start text-fine text-slate'}>
        Keyword performance: {title}
      </caption>
      <thead>
        <tr>
          {columns.map(({ sort, label, direction, isWideOnly }) => {
            const isSorted = sort === filter.sort;
            return (
              <th
                key={sort}
                scope="col"
                aria-sort={isSorted ? direction : undefined}
                className={isWideOnly ? wideOnly : undefined}
              >
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
        {keywords.map((keyword, row) => (
          <KeywordRow
            key={keyword.id}
            keyword={keyword}
            curve={data?.curves[row]}
            control={control}
          />
        ))}
      </tbody>
    </FiguresTable>
  );
}

const wideOnly = 'hidden min-[60rem]:table-cell';

interface KeywordRowProps {
  keyword: TrackedKeyword;
  /** Its last days; undefined until they have loaded. */
  curve: readonly (number | null)[] | undefined;
  control: RankingsViewControl;
}

function KeywordRow({ keyword: tracked, curve, control }: KeywordRowProps) {
  const { id, keyword, landingPage, tags, isPaused, current, positionGain, best } = tracked;
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
        <span className="inline-flex items-baseline gap-2">
          <span className="h-5 w-18 self-center">
            {curve && (
              <Suspense>
                <Curve positions={curve} />
              </Suspense>
            )}
          </span>
          <span className="min-[36rem]:min-w-12">
            <GainMark gain={positionGain} />
          </span>
        </span>
      </td>
      <td className={wideOnly}>
        {formatPosition(best?.position)}
        {best && (
          <span className="block text-fine whitespace-nowrap text-slate">
            {formatShortDay(best.day)}
          </span>
        )}
      </td>
      <td data-primary="">{formatPosition(current?.position)}</td>
    </tr>
  );
}

/** The small curves of these keywords, in their order. A list without them is complete, so a failure is only logged. */
function curvesQuery(ids: readonly number[]) {
  return apiQuery(`${apiPaths.rankingsCurves}?ids=${ids}`, keywordCurvesSchema, {
    queryKey: [...rankingsKey, 'curves', ids.join()],
    enabled: ids.length > 0,
    meta: { logOnError: 'The curves couldn’t be loaded.' },
  });
}
