import { channelOfTouch, easternDateOf, type SourceDimension } from '@agency/contracts';
import type { Origin } from './lead-journeys.js';

/** The row that a lead is counted in. Empty if nothing is known, as for a lead by hand, which made no visit. */
export function originKey(by: SourceDimension, origin: Origin & { created_at: Date }): string {
  const { touch, source, service, created_at } = origin;
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
      return easternDateOf(created_at).slice(0, 7);
  }
}
