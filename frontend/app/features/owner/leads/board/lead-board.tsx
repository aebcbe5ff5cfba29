import { type EasternDate, leadStatusOptions } from '@agency/contracts';
import type { LeadViewControl } from '../lead-view';
import { BoardColumn } from './board-column';
import { useBoardControl } from './board-control';
import styles from './lead-board.module.css';

interface LeadBoardProps {
  control: LeadViewControl;
  today: EasternDate;
}

/** A column for each status, or for those the filter names. */
export function LeadBoard({ control, today }: LeadBoardProps) {
  const board = useBoardControl();
  const { status: asked } = control.view.filter;
  const columns = leadStatusOptions.filter(({ value }) => !asked || asked.includes(value));

  return (
    <>
      <p role="status" className="sr-only">
        {board.said}
      </p>
      <div className={styles.root}>
        {columns.map(({ value }) => (
          <BoardColumn key={value} status={value} control={control} board={board} today={today} />
        ))}
      </div>
    </>
  );
}
