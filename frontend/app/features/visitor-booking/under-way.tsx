import type { Booking } from '@agency/contracts';
import { booking as texts } from '~/content/booking';
import { CallSheet } from './call-sheet';
import { Headline } from './headline';
import { MeetingLink } from './meeting-link';
import { Questions } from './questions';

/** A call that has started can be joined but not changed. */
export function UnderWay({ call }: { call: Booking }) {
  return (
    <>
      <Headline text={texts.underWay.text}>{texts.underWay.heading}</Headline>
      <CallSheet startsAt={new Date(call.scheduledAt)} meetingUrl={call.meetingUrl}>
        {call.meetingUrl && <MeetingLink url={call.meetingUrl} />}
      </CallSheet>
      <Questions />
    </>
  );
}
