import type { Booking } from '@agency/contracts';
import { useEffect, useRef, useState } from 'react';
import { booking as texts } from '~/content/booking';
import { Button } from '~/ui/button';
import { CallSheet, Headline, MeetingLink, Questions } from './call-view';
import { CancelCall } from './cancel-call';
import { MoveCall } from './move-call';
import styles from './visitor-booking.module.css';

interface ComingCallProps {
  token: string;
  call: Booking;
  hasMoved: boolean;
  onChanged: (news: 'moved' | 'cancelled') => void;
}

/** An upcoming call. Opening the page never changes it; only its buttons do. */
export function ComingCall({ token, call, hasMoved, onChanged }: ComingCallProps) {
  const [task, setTask] = useState<'move' | 'cancel' | null>(null);
  const left = useRef<'move' | 'cancel'>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const { heading, text } = hasMoved ? texts.moved : texts.scheduled;

  useEffect(() => {
    if (task !== null || left.current === null) return;
    buttons.current?.querySelector<HTMLElement>(`[data-task="${left.current}"]`)?.focus();
    left.current = null;
  }, [task]);

  function keep(): void {
    left.current = task;
    setTask(null);
  }

  return (
    <>
      <Headline key={`${hasMoved} ${call.scheduledAt}`} text={text} isNew={hasMoved}>
        {heading}
      </Headline>
      <CallSheet startsAt={new Date(call.scheduledAt)} meetingUrl={call.meetingUrl}>
        {call.meetingUrl && <MeetingLink url={call.meetingUrl} />}
        {call.changeable && task === null && (
          <div ref={buttons} className={styles.actions}>
            <Button variant="secondary" data-task="move" onClick={() => setTask('move')}>
              {texts.move}
            </Button>
            <Button
              variant="quiet"
              className="px-0!"
              data-task="cancel"
              onClick={() => setTask('cancel')}
            >
              {texts.cancel}
            </Button>
          </div>
        )}
        {call.changeable && task === 'cancel' && (
          <CancelCall token={token} onKeep={keep} onCancelled={() => onChanged('cancelled')} />
        )}
      </CallSheet>
      {call.changeable && task === 'move' && (
        <MoveCall
          token={token}
          call={call}
          onKeep={keep}
          onMoved={() => {
            setTask(null);
            onChanged('moved');
          }}
        />
      )}
      <Questions />
    </>
  );
}
