import { type ComponentProps, useRef } from 'react';
import { useCallTarget } from './dragged-call';
import { HalfHourMenu } from './half-hour-menu';
import { isOver, timeAt } from './speech';
import type { FreeStop as Free } from './stops';
import type { WeekTaskControl } from './use-week-task';
import styles from './week-grid.module.css';

interface FreeStopProps extends Omit<ComponentProps<'button'>, 'className' | 'ref'> {
  stop: Free;
  task: WeekTaskControl;
  now: Date;
  isLoading: boolean;
}

/** A half hour without a call. It shows what is asked about it, and the call that may come to it. */
export function FreeStop({ stop, task, now, isLoading, ...button }: FreeStopProps) {
  const element = useRef<HTMLButtonElement>(null);
  const { open, moving } = task;
  const isFuture = !isLoading && !isOver(stop, now);
  const isTarget = useCallTarget(element, {
    isOpen: isFuture,
    onDrop: (call) => task.ask(call, stop.startsAt),
  });
  const isHere = (at: Date) => at.getTime() === stop.startsAt.getTime();
  const choice = open?.kind === 'choose' && isHere(open.stop.startsAt) ? open : null;
  const coming = open?.kind === 'move' && isHere(open.startsAt) ? open.call : null;
  return (
    <>
      <button
        {...button}
        ref={element}
        type="button"
        className={styles.free}
        aria-disabled={!isFuture}
        aria-haspopup={moving ? undefined : 'dialog'}
        aria-expanded={choice ? true : undefined}
        data-target={isTarget || coming ? '' : undefined}
      >
        {coming && <bdi>{coming.contact.name}</bdi>}
        <span aria-hidden="true">{timeAt(stop.start)}</span>
      </button>
      {choice && (
        <HalfHourMenu
          choice={choice}
          anchor={element}
          onChoose={task.show}
          onClose={task.closeMenu}
        />
      )}
    </>
  );
}
