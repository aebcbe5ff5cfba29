import {
  type EasternDate,
  type LeadSources,
  labelOf,
  sourceDimensionOptions,
} from '@agency/contracts';
import { lazy, Suspense, useState } from 'react';
import { ActionButton, Actions } from '~/ui/desk/action-button';
import { FiguresTable } from '~/ui/desk/figures-table';
import { ShowMore, useShownRows } from '~/ui/desk/show-more';
import { formatCents } from '../../leads/amount-words';
import { rowLabel } from '../source-table';
import type { SourcesView } from '../sources-view';
import { Matches } from './matches';

// Loaded when it is first opened.
const SpendDialog = lazy(() =>
  import('./spend-dialog').then((module) => ({ default: module.SpendDialog })),
);

interface SpendProps {
  sources: LeadSources;
  view: SourcesView;
  today: EasternDate;
}

/** What a lead, a call held and a client cost, and a way to add spend. */
export function Spend({ sources: { spend, rows }, view: { by }, today }: SpendProps) {
  const [isOpen, setOpen] = useState(false);
  const costly = rows.filter(({ cents }) => cents > 0);
  const { shown, query } = useShownRows(costly);
  return (
    <section aria-labelledby="spend" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h3 id="spend" className="text-[length:1.25rem] leading-[1.35]">
          What they cost
        </h3>
        <Actions>
          <ActionButton onClick={() => setOpen(true)}>Add spend</ActionButton>
        </Actions>
      </div>
      <p>{summaryOf(spend)}</p>
      {costly.length > 0 && (
        <div className="@container/figures grid min-w-0 gap-2">
          <FiguresTable
            aria-labelledby="spend"
            headings={[
              labelOf(sourceDimensionOptions, by),
              'Spend',
              'A lead',
              'A call held',
              'A client',
            ]}
          >
            <tbody>
              {shown.map(({ key, cents, counts }) => (
                <tr key={key}>
                  <th scope="row" className="[overflow-wrap:anywhere]">
                    <bdi>{rowLabel(by, key)}</bdi>
                  </th>
                  <td data-primary="">{formatCents(cents)}</td>
                  <td data-label="">{describeCost(cents, counts.leads, 'lead')}</td>
                  <td data-label="">{describeCost(cents, counts.held, 'call')}</td>
                  <td data-label="">{describeCost(cents, counts.won, 'client')}</td>
                </tr>
              ))}
            </tbody>
          </FiguresTable>
          <ShowMore query={query}>Show more costs</ShowMore>
        </div>
      )}
      {spend.cents > 0 && costly.length === 0 && (
        <p className="text-fine text-slate">
          Spend is shown by channel, campaign and month. Reports don’t break it down by landing
          page.
        </p>
      )}
      <Matches spend={spend} today={today} />
      <Suspense>{isOpen && <SpendDialog today={today} onClose={() => setOpen(false)} />}</Suspense>
    </section>
  );
}

function summaryOf({ cents, feesCents, withoutAmount }: LeadSources['spend']): string {
  if (cents === 0) {
    return 'No ad spend is stored for this period. Add a report from Google Ads, Meta Ads or Microsoft Advertising to see what a lead, a call and a client cost.';
  }
  const missing =
    withoutAmount > 0 ? `, ${withoutAmount.toLocaleString('en-US')} without an amount` : '';
  return `${formatCents(cents)} spent in this period. Clients from this period have paid ${formatCents(feesCents)} to date${missing}.`;
}

/** What one of them cost, in whole dollars: `$3,043 each, 2 clients`. */
function describeCost(cents: number, count: number, what: 'lead' | 'call' | 'client'): string {
  if (count === 0) return `no ${what}`;
  const each = formatCents(Math.round(cents / count / 100) * 100);
  return count === 1
    ? `${each}, 1 ${what}`
    : `${each} each, ${count.toLocaleString('en-US')} ${what}s`;
}
