import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import approach from '~/artwork/approach.svg?url';
import { privatePageMeta } from '~/content/page-meta';
import { privatePages } from '~/content/private-pages';
import { useLeaveByDocument } from '~/features/visitor-booking/leave-by-document';
import { VisitorBooking } from '~/features/visitor-booking/visitor-booking';
import { systemClock } from '~/lib/clock';
import { createQueryClient } from '~/lib/query-client';
import type { RouteHandle } from '~/root';
import bookingStyles from '~/styles/booking.css?url';
import entryStyles from '~/styles/entry.css?url';
import type { Route } from './+types/route';

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: entryStyles },
  { rel: 'stylesheet', href: bookingStyles },
];

export const meta = () => privatePageMeta(privatePages.booking);

export const handle: RouteHandle = { isPrivate: true };

export default function BookingPage({ params: { token } }: Route.ComponentProps) {
  const [queryClient] = useState(createQueryClient);
  useLeaveByDocument();

  return (
    <section className="landfall">
      <img
        src={approach}
        alt=""
        width={1440}
        height={260}
        fetchPriority="high"
        className="landfall-band"
      />
      <div className="chart-width">
        <QueryClientProvider client={queryClient}>
          <VisitorBooking key={token} token={token} clock={systemClock} />
        </QueryClientProvider>
      </div>
    </section>
  );
}
