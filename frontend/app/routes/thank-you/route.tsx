import { ApproachPage } from '~/components/approach-page';
import { pageMeta } from '~/content/page-meta';
import { thankYouMeta } from '~/content/thank-you';
import bookingStyles from '~/features/booking/visitor-booking.module.css';
import { island } from '~/lib/island';
import type { RouteHandle } from '~/root';
import { ThankYouView } from './thank-you-view';

/** The address may contain the lead's id, which other sites must not get as referrer. */
export const meta = () => [
  ...pageMeta(thankYouMeta),
  { name: 'referrer', content: 'strict-origin' },
];

export const handle: RouteHandle = { lateStyles: [bookingStyles], isNextStep: true };

const LiveThankYouView = island('thank-you-view', ThankYouView, { start: 'now' });

export default function ThankYou() {
  return (
    <ApproachPage isCompact>
      <LiveThankYouView />
    </ApproachPage>
  );
}
