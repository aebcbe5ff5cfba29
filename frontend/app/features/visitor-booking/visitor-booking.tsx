import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { booking as texts } from '~/content/booking';
import { ApiError } from '~/lib/api-error';
import { formatEasternTime } from '~/lib/eastern-display';
import { useCurrentMinute } from '~/lib/use-clock';
import { bookingQuery, updateBooking } from './api';
import { stateOf } from './call-state';
import { ComingCall } from './coming-call';
import { EndedCall } from './ended-call';
import { Headline } from './headline';
import { UnderWay } from './under-way';
import { UnknownLink } from './unknown-link';
import { Unreachable } from './unreachable';

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
