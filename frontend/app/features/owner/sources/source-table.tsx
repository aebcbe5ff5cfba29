import {
  channelOptions,
  formatPosition,
  type KeywordLandingPage,
  type LeadSources,
  labelOf,
  noValue,
  type SourceDimension,
  type Stage,
  type StageCounts,
  sourceDimensionOptions,
  stageOptions,
} from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link, type To } from 'react-router-dom';
import { formatMonth } from '~/lib/eastern-display';
import { FiguresTable } from '~/ui/desk/figures-table';
import { ShowMore, useShownRows } from '~/ui/desk/show-more';
import { deskLink } from '../shared/paths';
import { landingPagesQuery } from './queries';
import type { SourcesView } from './sources-view';

interface SourceTableProps {
  sources: LeadSources;
  view: SourcesView;
  to: (change: Partial<SourcesView>) => To;
}

/** Where leads come from, and how far they get: a row for all, and one per channel, campaign, page or month. */
export function SourceTable({ sources: { rows, total }, view: { by }, to }: SourceTableProps) {
  const ranked = useRankedPages(by === 'landing');
  const { shown, query } = useShownRows(rows);
  return (
    <section
      aria-labelledby="reached"
      className="@container/figures grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2"
    >
      <h3 id="reached" className="text-[length:1.25rem] leading-[1.35]">
        Where leads come from, and how far they get
      </h3>
      <FiguresTable
        aria-label={`By ${labelOf(sourceDimensionOptions, by).toLowerCase()}`}
        headings={ranked ? [...headingsOf(by), 'Position in search'] : headingsOf(by)}
      >
        <tbody>
          <tr>
            <th scope="row">All</th>
            <StageFigures
              counts={total}
              of={total.leads}
              linkTo={(stage) => to({ stage, key: null })}
            />
            {ranked && <td />}
          </tr>
          {shown.map(({ key, counts }) => (
            <tr key={key}>
              <th scope="row" className="[overflow-wrap:anywhere]">
                <bdi>{rowLabel(by, key)}</bdi>
              </th>
              <StageFigures counts={counts} linkTo={(stage) => to({ stage, key })} />
              {ranked && (
                <td data-label="position in search">
                  <PositionLink landing={ranked.get(key)} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </FiguresTable>
      <ShowMore query={query}>Show more rows</ShowMore>
    </section>
  );
}

const headingsOf = (by: SourceDimension) => [
  labelOf(sourceDimensionOptions, by),
  ...stageOptions.map(({ label }) => label),
];

interface StageFiguresProps {
  counts: StageCounts;
  /** Later stages are shown as shares of this: "119 of 185". */
  of?: number;
  /** Without it, the leads cannot be opened. */
  linkTo?: (stage: Stage) => To;
}

function StageFigures({ counts, of, linkTo }: StageFiguresProps) {
  return stageOptions.map(({ value: stage, label }) => {
    const count = counts[stage].toLocaleString('en-US');
    const isLeads = stage === 'leads';
    const figure =
      of === undefined || isLeads ? count : `${count} of ${of.toLocaleString('en-US')}`;
    return (
      <td
        key={stage}
        data-primary={isLeads ? '' : undefined}
        data-label={isLeads ? undefined : label.toLowerCase()}
      >
        {linkTo && counts[stage] > 0 ? (
          <Link
            to={linkTo(stage)}
            preventScrollReset
            className="underline decoration-1 underline-offset-[0.2em]"
          >
            {figure}
          </Link>
        ) : (
          figure
        )}
      </td>
    );
  });
}

/** Landing pages by path. Undefined if they are not needed, or none is known. */
function useRankedPages(isAsked: boolean): Map<string, KeywordLandingPage> | undefined {
  const { data } = useQuery({ ...landingPagesQuery, enabled: isAsked });
  if (!isAsked || !data?.length) return undefined;
  return new Map(data.map((landing) => [landing.page, landing]));
}

/** Links to the keywords of a landing page. */
function PositionLink({ landing }: { landing: KeywordLandingPage | undefined }) {
  if (!landing) return noValue;
  const { page, position } = landing;
  return (
    <Link
      to={deskLink.rankedKeywords(page)}
      className="underline decoration-1 underline-offset-[0.2em]"
    >
      {position === null ? noValue : formatPosition(position)}
      <span className="sr-only">: keywords of {page}</span>
    </Link>
  );
}

/** What is left of erased leads: figures without links. */
export function Erased({ sources: { erased }, view: { by } }: Omit<SourceTableProps, 'to'>) {
  if (erased.total.leads === 0) return null;
  const rows = erased.rows.map(({ key, counts }) => ({ label: rowLabel(by, key), counts }));
  return (
    <section aria-labelledby="erased" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <h3 id="erased" className="text-[length:1.25rem] leading-[1.35]">
        Erased leads
      </h3>
      <p className="max-w-[70ch] text-fine text-slate">
        Only a count is kept, by channel and month. They aren’t in the numbers above, can’t be
        opened, and only count for whole months in this period.
      </p>
      <div className="@container/figures min-w-0">
        <FiguresTable aria-labelledby="erased" headings={headingsOf(by)}>
          <tbody>
            {(rows.length > 0 ? rows : [{ label: 'Not known', counts: erased.total }]).map(
              ({ label, counts }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <StageFigures counts={counts} />
                </tr>
              ),
            )}
          </tbody>
        </FiguresTable>
      </div>
    </section>
  );
}

/** What a row's key is called on screen. */
export function rowLabel(by: SourceDimension, key: string): string {
  if (key === '') return unknown[by];
  switch (by) {
    case 'channel':
      return labelOf(channelOptions, key);
    case 'month':
      return formatMonth(key);
    default:
      return key;
  }
}

const unknown: Record<SourceDimension, string> = {
  channel: 'Not known',
  campaign: 'No campaign',
  landing: 'No page known',
  month: 'Not known',
};

export function stageLabel(stage: Stage): string {
  return labelOf(stageOptions, stage);
}
