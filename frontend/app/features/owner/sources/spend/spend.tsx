import {
  type EasternDate,
  type LeadSources,
  labelOf,
  sourceDimensionOptions,
} from '@agency/contracts';
import { lazy, Suspense, useState } from 'react';
import { ActionButton, Actions } from '~/ui/desk/action-button';
import { FiguresTable } from '~/ui/desk/figures-table';
import { formatCents } from '../../shared/amount-words';
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

/** What ads cost beside what they brought, and a way to add spend. */
export function Spend({ sources: { spend, rows }, view: { by }, today }: SpendProps) {
  const [isOpen, setIsOpen] = useState(false);
  const costly = rows.filter(({ cents }) => cents !== null && cents > 0);
  return (
    <section
      aria-labelledby="spend"
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2 min-[64rem]:col-span-full"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h3 id="spend" className="text-[length:1.25rem] leading-[1.35]">
          Ad spend
        </h3>
        <Actions>
          <ActionButton onClick={() => setIsOpen(true)}>Add spend</ActionButton>
        </Actions>
      </div>
      <p>{summaryOf(spend)}</p>
      {costly.length > 0 && (
        <div className="@container/figures min-w-0">
          <FiguresTable aria-labelledby="spend">
            <thead>
              <tr>
                <th scope="col">{labelOf(sourceDimensionOptions, by)}</th>
                <th scope="col">Spend</th>
                <th scope="col">Per lead</th>
                <th scope="col">Per call held</th>
                <th scope="col">Per client</th>
              </tr>
            </thead>
            <tbody>
              {costly.map(({ key, cents, now }) => (
                <tr key={key}>
                  <th scope="row" className="[overflow-wrap:anywhere]">
                    <bdi>{rowLabel(by, key)}</bdi>
                  </th>
                  <td data-primary="">{formatCents(cents ?? 0)}</td>
                  <td data-label="per lead">{describeCost(cents ?? 0, now.leads)}</td>
                  <td data-label="per call held">{describeCost(cents ?? 0, now.held)}</td>
                  <td data-label="per client">{describeCost(cents ?? 0, now.won)}</td>
                </tr>
              ))}
            </tbody>
          </FiguresTable>
        </div>
      )}
      {spend.nowCents > 0 && costly.length === 0 && (
        <p className="text-fine text-slate">
          Spend is shown by channel, campaign and month. Reports do not break it down by{' '}
          {dimensionWord(by)}.
        </p>
      )}
      <Matches spend={spend} today={today} />
      <Suspense>
        {isOpen && <SpendDialog today={today} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </section>
  );
}

const dimensionWord = (by: SourcesView['by']) =>
  by === 'source' ? 'source' : labelOf(sourceDimensionOptions, by).toLowerCase();

function summaryOf({
  nowCents,
  beforeCents,
  feesCents,
  withoutAmount,
}: LeadSources['spend']): string {
  if (nowCents === 0 && beforeCents === 0) {
    return 'No ad spend is stored for this period. Add a report from Google Ads, Meta Ads or Microsoft Advertising to see what a lead, a call and a client cost.';
  }
  const missing =
    withoutAmount > 0 ? `, ${withoutAmount.toLocaleString('en-US')} without an amount` : '';
  const before = beforeCents > 0 ? `, ${formatCents(beforeCents)} before` : '';
  return `${formatCents(nowCents)} spent in this period${before}. Clients from this period have paid ${formatCents(feesCents)} to date${missing}.`;
}

/** Below this, one more would change the quotient a lot, so both figures are shown instead. */
const minForQuotient = 5;

/** What one of them cost: `$240`, or `$1,200 for 3` for a few. */
function describeCost(cents: number, count: number): string {
  if (count === 0) return cents === 0 ? '–' : 'none';
  if (count < minForQuotient) return `${formatCents(cents)} for ${count}`;
  return formatCents(Math.round(cents / count / 100) * 100);
}
