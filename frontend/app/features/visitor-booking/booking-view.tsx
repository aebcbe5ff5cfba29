import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadingView } from '~/components/loading-view';
import { booking as texts } from '~/content/booking';
import { createQueryClient } from '~/lib/query-client';
import { useHydrated } from '~/lib/use-hydrated';
import { VisitorBooking } from './visitor-booking';

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
