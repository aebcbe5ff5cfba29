import { type Booking, easternDateOf } from '@agency/contracts';
import berth from '~/artwork/berth.svg?url';
import { SplitSection } from '~/components/marketing/split-section';
import { booking, wasSetFor } from '~/content/booking';
import { formatDay, formatEasternTime } from '~/lib/eastern-display';
import { paths } from '~/lib/paths';
import { ButtonLink } from '~/ui/button';
import { Headline } from './headline';
import { Questions } from './questions';

interface EndedCallProps {
  call: Booking;
  texts: { heading: string; text: string };
  isNew: boolean;
}

/** A call that is over or cancelled, with a link to book another. */
export function EndedCall({ call, texts: { heading, text }, isNew }: EndedCallProps) {
  const start = new Date(call.scheduledAt);
  return (
    <SplitSection picture={{ src: berth, alt: '' }} pictureOnlyBeside>
      <Headline text={text} isNew={isNew}>
        {heading}
      </Headline>
      <p className="mt-4 text-slate">
        {wasSetFor(formatDay(easternDateOf(start)), formatEasternTime(start))}
      </p>
      <p className="mt-8">
        <ButtonLink href={paths.leadGeneration}>{booking.bookAgain}</ButtonLink>
      </p>
      <Questions />
    </SplitSection>
  );
}
