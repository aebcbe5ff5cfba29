import { type Booking, easternDateOf } from '@agency/contracts';
import { QueryClientProvider, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import berth from '~/artwork/berth.svg?url';
import lostBearing from '~/artwork/lost-bearing.svg?url';
import { LoadingView } from '~/components/loading-view';
import { SplitSection } from '~/components/marketing/split-section';
import { backHome, booking, booking as texts, tryAgain, wasSetFor } from '~/content/booking';
import { ApiError } from '~/lib/api-error';
import { useCurrentMinute } from '~/lib/clock';
import { formatDay, formatEasternTime } from '~/lib/eastern-display';
import { paths } from '~/lib/paths';
import { createQueryClient } from '~/lib/query-client';
import { useHydrated } from '~/lib/use-hydrated';
import { Button, ButtonLink } from '~/ui/button';
import { bookingQuery, stateOf, updateBooking } from './api';
import { CallSheet, Headline, MeetingLink, Questions } from './call-view';
import { ComingCall } from './coming-call';

/** The call of the signed link in the address, which is unknown until hydration. */
export function BookingView() {
  const [queryClient] = useState(createQueryClient);
  const token = useHydrated() ? location.pathname.split('/').at(-1) : undefined;
  if (!token) return <LoadingView {...texts.reading} />;
  return (
    <QueryClientProvider client={queryClient}>
      <VisitorBooking token={token} />
    </QueryClientProvider>
  );
}

interface VisitorBookingProps {
  token: string;
}

/** The call's current state, which may be newer than the link. */
export function VisitorBooking({ token }: VisitorBookingProps) {
  const now = useCurrentMinute();
  const [news, setNews] = useState<'moved' | 'cancelled' | null>(null);
  const { data: call, error, refetch, isFetching } = useQuery(bookingQuery(token));

  const queryClient = useQueryClient();
  const { mutate, isError } = useMutation({
    mutationFn: () => updateBooking(token, { action: 'confirm' }),
    onSuccess: (confirmed) => queryClient.setQueryData(bookingQuery(token).queryKey, confirmed),
  });
  const waitsForLink = Boolean(call?.confirmBy);

  // A visitor who sees this page has opened the link; an email scanner without scripts has not.
  useEffect(() => {
    if (waitsForLink) mutate();
  }, [waitsForLink, mutate]);

  // Also after a successful load: the lead may have been erased since.
  if (error instanceof ApiError && error.status === 404) return <UnknownLink />;
  if (!call && error) return <Unreachable isTrying={isFetching} onRetry={() => void refetch()} />;
  if (call?.confirmBy && isError) {
    const { heading, text } = texts.unconfirmed;
    const until = formatEasternTime(new Date(call.confirmBy));
    return (
      <Unreachable heading={heading} text={text(until)} isTrying={false} onRetry={() => mutate()} />
    );
  }
  if (!call || waitsForLink) {
    return <Headline text={texts.reading.text}>{texts.reading.heading}</Headline>;
  }

  const state = stateOf(call, now);
  switch (state) {
    case 'coming':
      return (
        <ComingCall token={token} call={call} hasMoved={news === 'moved'} onChanged={setNews} />
      );
    case 'under-way':
      return <UnderWay call={call} />;
    case 'cancelled':
    case 'over':
      return <EndedCall call={call} texts={texts[state]} isNew={news === 'cancelled'} />;
  }
}

interface EndedCallProps {
  call: Booking;
  texts: { heading: string; text: string };
  isNew: boolean;
}

/** A call that is over or canceled, with a link to book another. */
function EndedCall({ call, texts: { heading, text }, isNew }: EndedCallProps) {
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

/** A call that has started can be joined but not changed. */
function UnderWay({ call }: { call: Booking }) {
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

function UnknownLink() {
  return (
    <SplitSection picture={{ src: lostBearing, alt: '' }} pictureOnlyBeside>
      <Headline text={texts.unknown.text}>{texts.unknown.heading}</Headline>
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href={paths.leadGeneration}>{texts.bookAgain}</ButtonLink>
        <ButtonLink href={paths.home} variant="secondary">
          {backHome}
        </ButtonLink>
      </p>
      <Questions />
    </SplitSection>
  );
}

interface UnreachableProps {
  heading?: string;
  text?: string;
  isTrying: boolean;
  onRetry: () => void;
}

/** A request about the call failed. Default text: the one for loading it. */
function Unreachable({
  heading = texts.unreachable.heading,
  text = texts.unreachable.text,
  isTrying,
  onRetry,
}: UnreachableProps) {
  return (
    <SplitSection picture={{ src: lostBearing, alt: '' }} pictureOnlyBeside>
      <div role="alert">
        <Headline text={text}>{heading}</Headline>
      </div>
      <p className="mt-8">
        <Button busy={isTrying} onClick={onRetry}>
          {tryAgain}
        </Button>
      </p>
      <Questions />
    </SplitSection>
  );
}
