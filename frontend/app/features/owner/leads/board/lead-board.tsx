import { type EasternDate, type LeadStatus, leadStatusOptions } from '@agency/contracts';
import { useState } from 'react';
import { closedStatuses } from '../lead-marks';
import type { LeadViewControl } from '../lead-view';
import { BoardColumn } from './board-column';
import { useBoardControl } from './board-control';

interface LeadBoardProps {
  control: LeadViewControl;
  today: EasternDate;
}

/** A column for each status, or only for those in the filter. */
export function LeadBoard({ control, today }: LeadBoardProps) {
  const { status: asked } = control.view.filter;
  const [folded, setFolded] = useState<readonly LeadStatus[]>([]);
  const unfold = (status: LeadStatus) => setFolded((now) => now.filter((one) => one !== status));
  const board = useBoardControl({ onMove: unfold });
  const foldOf = (status: LeadStatus) => {
    if (!closedStatuses.includes(status)) return undefined;
    const isFolded = folded.includes(status);
    const onToggle = () => (isFolded ? unfold(status) : setFolded((now) => [...now, status]));
    return { isFolded, onToggle };
  };
  const columns = leadStatusOptions.filter(({ value }) => !asked || asked.includes(value));

  return (
    <>
      <p role="status" className="sr-only">
        {board.said}
      </p>
      {/* Fills the window below the bar and the filters; each column scrolls on its own. */}
      <div className="relative flex h-[max(22rem,calc(100dvh-10rem))] snap-x snap-proximity overflow-x-auto overscroll-x-contain max-md:-mx-(--desk-gutter) max-md:h-[max(22rem,calc(100dvh-var(--desk-foot,0rem)-8.5rem))] max-md:snap-mandatory max-md:scroll-px-(--desk-gutter) max-md:px-(--desk-gutter)">
        <div className="flex w-max min-w-full flex-none gap-x-2">
          {columns.map(({ value }) => (
            <BoardColumn
              key={value}
              status={value}
              control={control}
              board={board}
              today={today}
              fold={foldOf(value)}
            />
          ))}
        </div>
        {/* The last columns scroll out from under an open panel. */}
        <div aria-hidden="true" className="w-(--covered) flex-none" />
      </div>
    </>
  );
}
