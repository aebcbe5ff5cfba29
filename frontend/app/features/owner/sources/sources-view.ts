import {
  addDays,
  type Channel,
  channelOptions,
  deskQuery,
  type EasternDate,
  type SourceDimension,
  type Stage,
  sourceDimensionOptions,
  stages,
} from '@agency/contracts';
import { useSearchParams } from 'react-router-dom';

export const periodOptions = [
  { value: '90-days', label: 'Last 90 days' },
  { value: '30-days', label: 'Last 30 days' },
  { value: 'this-month', label: 'This month' },
  { value: 'last-month', label: 'Last month' },
  { value: 'this-year', label: 'This year' },
  { value: '12-months', label: 'Last 12 months' },
] as const;
type Period = (typeof periodOptions)[number]['value'];

/** The days of a period, both inclusive. */
export function daysOf(period: Period, today: EasternDate): { from: EasternDate; to: EasternDate } {
  const firstOfMonth = `${today.slice(0, 7)}-01`;
  const lastOfBefore = addDays(firstOfMonth, -1);
  switch (period) {
    case '90-days':
      return { from: addDays(today, -89), to: today };
    case '30-days':
      return { from: addDays(today, -29), to: today };
    case 'this-month':
      return { from: firstOfMonth, to: today };
    case 'last-month':
      return { from: `${lastOfBefore.slice(0, 7)}-01`, to: lastOfBefore };
    case 'this-year':
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
    case '12-months':
      return { from: addDays(today, -364), to: today };
  }
}

export interface SourcesView {
  period: Period;
  by: SourceDimension;
  /** The figure whose leads are listed: its stage, and the key of its row. A null key means all rows. */
  stage: Stage | null;
  key: string | null;
  /** Limits a landing page's leads to those that came by this channel. */
  channel: Channel | null;
}

const known = <Value extends string>(
  options: readonly { value: Value }[],
  asked: string | null,
  otherwise: Value,
): Value => options.find(({ value }) => value === asked)?.value ?? otherwise;

/** What the address shows. */
function parseSourcesView(params: URLSearchParams): SourcesView {
  return {
    period: known(periodOptions, params.get('period'), '90-days'),
    by: known(sourceDimensionOptions, params.get('by'), 'channel'),
    stage: stages.find((one) => one === params.get('stage')) ?? null,
    key: params.get('key'),
    channel: channelOptions.find(({ value }) => value === params.get('channel'))?.value ?? null,
  };
}

/** The address of a view, without defaults. */
function sourcesSearch(view: Partial<SourcesView>): string {
  const params = new URLSearchParams(deskQuery.tab('sources'));
  const usual: Partial<SourcesView> = { period: '90-days', by: 'channel' };
  for (const name of ['period', 'by', 'stage', 'key', 'channel'] as const) {
    const value = view[name];
    if (value !== null && value !== undefined && value !== usual[name]) params.set(name, value);
  }
  return params.toString();
}

export function useSourcesView() {
  const [params, setParams] = useSearchParams();
  const view = parseSourcesView(params);
  return {
    view,
    to: (change: Partial<SourcesView>) => ({
      search: sourcesSearch({ ...view, channel: null, ...change }),
    }),
    /** Another selection closes the list of leads. */
    choose: (change: Partial<SourcesView>) =>
      setParams(sourcesSearch({ ...view, stage: null, key: null, channel: null, ...change })),
  };
}
