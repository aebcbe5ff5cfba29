import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { ApproachPage } from '~/components/approach-page';
import { privatePageMeta } from '~/content/page-meta';
import { privatePages } from '~/content/private-pages';
import { useLeaveByDocument } from '~/features/visitor-booking/leave-by-document';
import { VisitorBooking } from '~/features/visitor-booking/visitor-booking';
import { systemClock } from '~/lib/clock';
import { createQueryClient } from '~/lib/query-client';
import type { RouteHandle } from '~/root';
import { PageFailed } from '~/ui/site/page-failed';
import type { Route } from './+types/route';

export const meta = () => privatePageMeta(privatePages.booking);

export const handle: RouteHandle = { isPrivate: true };

export const ErrorBoundary = PageFailed;

export default function BookingPage({ params: { token } }: Route.ComponentProps) {
  const [queryClient] = useState(createQueryClient);
  useLeaveByDocument();

  return (
    <ApproachPage>
      <QueryClientProvider client={queryClient}>
        <VisitorBooking key={token} token={token} clock={systemClock} />
      </QueryClientProvider>
    </ApproachPage>
  );
}
