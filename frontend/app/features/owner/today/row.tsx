import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '~/ui/class-names';
import { useSwipeRight } from '~/ui/toast/use-swipe-right';
import { deskLink } from '../shared/paths';
import styles from './row.module.css';

const tones = { calm: '', soon: 'text-(--color-warning)', late: 'text-(--color-danger)' };
const swipeThresholdPx = 96;

interface RowProps {
  when: ReactNode;
  tone?: keyof typeof tones;
  lead: { id: number; name: string };
  /** Beside the name, separated by dots. */
  facts?: readonly (string | null | undefined)[];
  /** What the next call is about. */
  text?: string | null;
  /** The first of what waits: its actions are always shown. */
  isFirst?: boolean;
  /** When this becomes true, the row is scrolled to and focused. */
  isMarked?: boolean;
  /** What a swipe to the right does, on a touch screen. A button does the same. */
  swipe?: { label: string; onSwiped: () => void };
  /** Below the row. */
  below?: ReactNode;
  /** Buttons. */
  children: ReactNode;
}

/** One task about one lead. */
export function Row(props: RowProps) {
  const { when, tone = 'calm', lead, facts = [], text, isFirst, isMarked = false } = props;
  const { swipe, below, children } = props;
  const link = useRef<HTMLAnchorElement>(null);
  const known = facts.filter(Boolean);
  const { offset, handlers } = useSwipeRight(swipeThresholdPx, () => swipe?.onSwiped());

  useEffect(() => {
    if (!isMarked) return;
    link.current?.focus({ preventScroll: true });
    link.current?.scrollIntoView({ block: 'center' });
  }, [isMarked]);

  return (
    <li className={classNames(styles.item, isMarked && styles.marked)}>
      {/* In the space that the swiped row uncovers. */}
      {swipe && offset > 0 && (
        <span
          aria-hidden="true"
          style={{ width: offset }}
          className={classNames(
            'absolute inset-y-0 left-0 flex items-center overflow-hidden pl-2 font-semibold whitespace-nowrap',
            offset < swipeThresholdPx ? 'bg-slate/12 text-slate' : 'bg-deep text-white',
          )}
        >
          {swipe.label}
        </span>
      )}
      <div
        {...(swipe && handlers)}
        // A mouse selects text and drags links.
        onPointerDown={(event) => {
          if (swipe && event.pointerType === 'touch') handlers.onPointerDown(event);
        }}
        style={offset > 0 ? { transform: `translateX(${offset}px)` } : undefined}
        className={classNames(styles.row, isFirst && styles.first, swipe && 'touch-pan-y')}
      >
        <span
          className={classNames(
            'text-(length:--text-fine) leading-[1.375] font-semibold whitespace-nowrap [grid-area:when]',
            tones[tone],
          )}
        >
          {when}
        </span>
        <div className="contents">
          <Link
            ref={link}
            to={deskLink.lead(lead.id)}
            className="max-w-full justify-self-start truncate text-[length:1rem] leading-[1.375] font-semibold [grid-area:name] hover:underline hover:decoration-1 hover:underline-offset-[0.2em]"
          >
            <bdi>{lead.name}</bdi>
          </Link>{' '}
          {known.length > 0 && (
            <span className="truncate text-(length:--text-fine) leading-[1.375] text-slate [grid-area:facts]">
              <bdi>{known.join(' · ')}</bdi>
            </span>
          )}
          {text && (
            <p
              className="line-clamp-1 text-(length:--text-fine) wrap-anywhere text-slate [grid-area:text] sm:pl-28"
              dir="auto"
            >
              {text}
            </p>
          )}
        </div>
        <div className={styles.actions}>{children}</div>
        {below && <div className="pb-2 [grid-area:below] empty:hidden">{below}</div>}
      </div>
    </li>
  );
}
