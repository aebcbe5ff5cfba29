import type { EasternDate, LeadStatus } from '@agency/contracts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { sentenceOf } from '~/lib/api-error';
import { classNames } from '~/ui/class-names';
import { Chip } from '~/ui/desk/chip';
import { useDropTarget } from '~/ui/desk/use-drag';
import { statusLabel } from '../../shared/labels';
import { describeSum } from '../amount-words';
import { formatLeadCount } from '../lead-count';
import { LeadStatusMark } from '../lead-marks';
import type { LeadViewControl } from '../lead-view';
import { amountSumsQuery, leadColumnQuery } from '../queries';
import { BoardCard } from './board-card';
import { type BoardControl, draggedLead } from './board-control';
import { leadsOf, totalOf } from './columns';

interface BoardColumnProps {
  status: LeadStatus;
  control: LeadViewControl;
  board: BoardControl;
  today: EasternDate;
  /** For a column that can be folded to a strip; cards can still be dropped on it. */
  fold?: { isFolded: boolean; onToggle: () => void };
}

export function BoardColumn({ status, control, board, today, fold }: BoardColumnProps) {
  const column = useRef<HTMLElement>(null);
  const titleId = useId();
  const query = useInfiniteQuery(leadColumnQuery(control.view.filter, status));
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  const isFolded = fold?.isFolded ?? false;
  const isOver = useDropTarget(draggedLead, {
    element: column,
    accepts: (lead) => lead.status !== status,
    onDrop: (lead) => board.move({ lead, to: status }),
  });

  return (
    <section
      ref={column}
      aria-labelledby={titleId}
      aria-busy={query.isPlaceholderData || query.isPending}
      className={classNames(
        '@container/column flex min-h-0 min-w-0 snap-start flex-col border-t-2',
        isOver
          ? 'border-channel bg-shoal forced-colors:outline-2 forced-colors:-outline-offset-3 forced-colors:outline-[Highlight]'
          : 'border-sand',
        isFolded ? 'flex-[0_0_2.75rem]' : 'flex-[1_0_11rem] max-md:flex-[0_0_min(82vw,20rem)]',
      )}
    >
      <div
        className={classNames(
          'flex min-h-9 flex-none items-center gap-1.5 px-1 font-sans text-(length:--text-small)',
          isFolded && 'flex-col py-1',
        )}
      >
        <h2
          id={titleId}
          className={classNames(
            'font-sans text-small',
            isFolded && 'order-2 [writing-mode:vertical-rl]',
          )}
        >
          <LeadStatusMark status={status} />
        </h2>
        <span className={classNames('text-slate', isFolded ? 'order-1' : 'ml-auto')}>
          {data ? formatLeadCount(totalOf(data), control.view.filter) : '–'}
        </span>
        {fold && (
          <button
            type="button"
            className="-mr-1 grid size-8 cursor-pointer place-items-center rounded-button text-slate hover:bg-shoal pointer-coarse:size-11"
            aria-expanded={!isFolded}
            aria-label={`Show ${statusLabel(status)}`}
            title={isFolded ? 'Unfold' : 'Fold'}
            onClick={fold.onToggle}
          >
            <svg aria-hidden="true" viewBox="0 0 16 16" className="size-3.5" fill="none">
              <path
                d={isFolded ? 'm6 3 5 5-5 5' : 'M10 3 5 8l5 5'}
                stroke="currentColor"
                strokeWidth="1.75"
              />
            </svg>
          </button>
        )}
      </div>
      {!isFolded && <ColumnSum status={status} control={control} />}
      {!isFolded && (
        // Visually hidden content scrolls with the cards.
        <div className="relative min-h-0 flex-1 overflow-x-hidden overflow-y-auto overscroll-y-contain px-1 pb-2 [scrollbar-width:thin] in-aria-busy:opacity-60">
          {!data && error && (
            <div role="alert" className="grid justify-items-start gap-2 px-1 py-2 text-slate">
              <p>{sentenceOf(error) ?? 'This column couldn’t be loaded.'}</p>
              <Chip onClick={() => void refetch()}>Try again</Chip>
            </div>
          )}
          {data && totalOf(data) === 0 && <p className="px-1 py-2 text-slate">No leads here.</p>}
          {data && (
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
              {leadsOf(data).map((lead) => (
                <BoardCard
                  key={lead.id}
                  lead={lead}
                  control={control}
                  board={board}
                  today={today}
                />
              ))}
            </ul>
          )}
          {hasNextPage && (
            <Chip
              className="mt-2"
              aria-busy={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
            >
              Show more
            </Chip>
          )}
        </div>
      )}
    </section>
  );
}

/** What the column's leads were offered or pay. Columns that should have a sum reserve its line while it loads. */
function ColumnSum({ status, control }: Pick<BoardColumnProps, 'status' | 'control'>) {
  const { data: sums } = useQuery(amountSumsQuery(control.view.filter));
  const sum = sums?.find((one) => one.status === status);
  const isExpected = !sums && (status === 'proposal-sent' || status === 'closed-won');
  if (!sum && !isExpected) return null;
  return (
    <p className="min-h-7 px-1 pb-1.5 text-fine text-slate">{sum ? describeSum(sum) : null}</p>
  );
}
