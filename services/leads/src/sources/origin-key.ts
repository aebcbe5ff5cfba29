import { channelOfTouch, type SourceDimension } from '@agency/contracts';
import type { Origin } from './lead-journeys.js';

/** The row that a lead is counted in. Empty if nothing is known, as for a lead by hand, which made no visit. */
export function originKey(by: SourceDimension, origin: Origin & { month: string }): string {
  const { touch, source, service, month } = origin;
  switch (by) {
    case 'channel':
      return source === 'owner' ? 'by-hand' : channelOfTouch(touch);
    case 'source':
      return [touch.utm_source ?? touch.referrerHost, touch.utm_medium].filter(Boolean).join(' / ');
    case 'campaign':
      return touch.utm_campaign ?? touch.gad_campaignid ?? '';
    case 'landing':
      return touch.landingPath ?? '';
    case 'service':
      return service ?? '';
    case 'month':
      return month;
  }
}
