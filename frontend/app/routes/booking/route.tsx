import { ApproachPage } from '~/components/approach-page';
import { privatePageMeta } from '~/content/page-meta';
import { bookingPage } from '~/content/private-pages';
import { BookingView } from '~/features/booking/booking-view';
import { island } from '~/lib/island';
import type { RouteHandle } from '~/root';

export const meta = () => privatePageMeta(bookingPage);

export const handle: RouteHandle = { isPrivate: true };

const LiveBookingView = island('booking-view', BookingView, { start: 'now' });

/** One file answers the addresses of all bookings: its island reads the token from the address. */
export default function BookingPage() {
  return (
    <ApproachPage>
      <LiveBookingView />
    </ApproachPage>
  );
}
