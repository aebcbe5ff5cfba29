import type { Slot } from '@agency/contracts';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { chooseAnotherTime, doesThisTime, workForYou } from '~/content/slot-picker';
import { bringIntoView } from '~/lib/bring-into-view';
import { AlertText } from '~/ui/alert-text';
import { Button } from '~/ui/button';
import { useFocusOnClose } from '~/ui/use-focus';
import { CallFacts } from './call-facts';
import styles from './slot-picker.module.css';

export interface ConfirmationTexts {
  /** Default: asks the visitor. */
  question?: ReactNode;
  confirm: string;
  /** Label of the same button while the request runs. */
  confirming: string;
  /** Default: by video. */
  how?: string;
}

interface ConfirmationProps {
  slot: Slot;
  texts: ConfirmationTexts;
  zone: string;
  isBooking: boolean;
  /** Why booking failed. */
  failure: ReactNode;
  headingLevel: 3 | 5;
  addition?: ReactNode;
  onConfirm: () => void;
  onRelease: () => void;
}

const defaultQuestion = (
  <>
    {doesThisTime} <em>{workForYou}</em>
  </>
);

/** Confirms before booking. Takes the focus when a time is chosen. */
export function Confirmation(props: ConfirmationProps) {
  const { slot, texts, zone, isBooking, failure, headingLevel, onConfirm, onRelease } = props;
  const { addition } = props;
  const Heading = `h${headingLevel}` as const;
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const confirm = useFocusOnClose<HTMLButtonElement>(isBooking);

  useEffect(() => {
    // Focusing alone would scroll the panel to the middle, and the chosen time above it out of view.
    panel.current?.focus({ preventScroll: true });
    bringIntoView(panel.current);
  }, []);

  return (
    <section ref={panel} tabIndex={-1} aria-labelledby={titleId} className={styles.panel}>
      <div className="rounded-sheet border border-shoal p-4 @md:p-6">
        <Heading id={titleId} className="text-title">
          {texts.question ?? defaultQuestion}
        </Heading>
        <CallFacts startsAt={slot.startsAt} zone={zone} how={texts.how} />
        {addition && <div className="mt-5">{addition}</div>}
        {failure && <AlertText className="mt-5 pl-3">{failure}</AlertText>}
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
          {/* Not `busy`: a disabled button would lose the focus to the page while the request runs. */}
          <Button
            ref={confirm}
            aria-disabled={isBooking || undefined}
            aria-busy={isBooking || undefined}
            className={isBooking ? 'pointer-events-none opacity-70' : undefined}
            onClick={onConfirm}
          >
            {isBooking ? texts.confirming : texts.confirm}
          </Button>
          <Button variant="quiet" className="px-0!" disabled={isBooking} onClick={onRelease}>
            {chooseAnotherTime}
          </Button>
        </div>
      </div>
    </section>
  );
}
