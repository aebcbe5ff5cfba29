import {
  channelOptions,
  formatPosition,
  type KeywordLandingPage,
  type LeadSources,
  labelOf,
  noValue,
  type SourceDimension,
  type Stage,
  sourceDimensionOptions,
  stageOptions,
} from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link, type To } from 'react-router';
import { formatMonth } from '~/lib/eastern-display';
import { FiguresTable } from '~/ui/desk/figures-table';
import { serviceLabel } from '../shared/labels';
import { deskLink } from '../shared/paths';
import { landingPagesQuery } from '../shared/queries/sources';
import type { SourcesView } from './sources-view';

const [, ...laterStages] = stageOptions;

interface SourceTableProps {
  sources: LeadSources;
  view: SourcesView;
  to: (change: Partial<SourcesView>) => To;
}

/** One row per channel, campaign, page …, with a figure for each stage. */
export function SourceTable({ sources: { rows, total }, view: { by }, to }: SourceTableProps) {
  const hasBefore = total.before.leads > 0;
  const ranked = useRankedPages(by === 'landing');
  return (
    <div className="@container/figures min-w-0">
      <FiguresTable aria-label={`By ${labelOf(sourceDimensionOptions, by).toLowerCase()}`}>
        <thead>
          <tr>
            <th scope="col">{labelOf(sourceDimensionOptions, by)}</th>
            {stageOptions.map(({ value, label }) => (
              <th key={value} scope="col">
                {label}
              </th>
            ))}
            {hasBefore && <th scope="col">Leads before</th>}
            {ranked && <th scope="col">Position in search</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, now, before: then }) => (
            <tr key={key}>
              <th scope="row" className="[overflow-wrap:anywhere]">
                <bdi>{rowLabel(by, key)}</bdi>
              </th>
              <td data-primary="">
                <Figure count={now.leads} to={to({ stage: 'leads', key })} />
              </td>
              {laterStages.map(({ value, label }) => (
                <td key={value} data-label={label.toLowerCase()}>
                  <Figure count={now[value]} to={to({ stage: value, key })} />
                </td>
              ))}
              {hasBefore && <td data-label="leads before">{then.leads.toLocaleString('en-US')}</td>}
              {ranked && (
                <td data-label="position in search">
                  <PositionLink landing={ranked.get(key)} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </FiguresTable>
    </div>
  );
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
    <section
      aria-labelledby="erased"
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2 min-[64rem]:col-span-full"
    >
      <h3 id="erased" className="text-[length:1.25rem] leading-[1.35]">
        Erased leads
      </h3>
      <p className="max-w-[70ch] text-fine text-slate">
        Only their number is kept, by channel and month. They are not in the figures above and
        cannot be opened. They are counted only for whole months in this period.
      </p>
      <div className="@container/figures min-w-0">
        <FiguresTable aria-labelledby="erased">
          <thead>
            <tr>
              <th scope="col">{labelOf(sourceDimensionOptions, by)}</th>
              {stageOptions.map(({ value, label }) => (
                <th key={value} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(rows.length > 0 ? rows : [{ label: 'Not known', counts: erased.total }]).map(
              ({ label, counts }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td data-primary="">{counts.leads.toLocaleString('en-US')}</td>
                  {laterStages.map(({ value, label: stage }) => (
                    <td key={value} data-label={stage.toLowerCase()}>
                      {counts[value].toLocaleString('en-US')}
                    </td>
                  ))}
                </tr>
              ),
            )}
          </tbody>
        </FiguresTable>
      </div>
    </section>
  );
}

function Figure({ count, to }: { count: number; to: To }) {
  if (count === 0) return '0';
  return (
    <Link to={to} className="underline decoration-1 underline-offset-[0.2em]">
      {count.toLocaleString('en-US')}
    </Link>
  );
}

/** What a row's key is called on screen. */
export function rowLabel(by: SourceDimension, key: string): string {
  if (key === '') return unknown[by];
  switch (by) {
    case 'channel':
      return labelOf(channelOptions, key);
    case 'service':
      return serviceLabel(key);
    case 'month':
      return formatMonth(key);
    default:
      return key;
  }
}

const unknown: Record<SourceDimension, string> = {
  channel: 'Not known',
  source: 'Direct, or added by hand',
  campaign: 'No campaign',
  landing: 'Added by hand',
  service: 'No service named',
  month: 'Not known',
};

export function stageLabel(stage: Stage): string {
  return labelOf(stageOptions, stage);
}
