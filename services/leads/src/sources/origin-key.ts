import { channelOfTouch, type SourceDimension, type Touch } from '@agency/contracts';
import type { MatchTouch } from '../spend/spend-matches.service.js';

/** Where leads of one group came from. */
export interface Origin {
  /** Null for groups that are not by a visit's dimension. */
  source: 'form' | 'owner' | null;
  touch: Touch;
}

/** A dimension that a visit tells. */
type VisitDimension = Exclude<SourceDimension, 'service' | 'month'>;

export const isByVisit = (by: SourceDimension): by is VisitDimension =>
  by !== 'service' && by !== 'month';

/**
 * The key of the row that a lead is counted in. A campaign that cost something goes by its `label`. Empty if nothing is
 * known, as for a lead added by hand, which made no visit.
 */
export function originKey(by: VisitDimension, origin: Origin, match: MatchTouch): string {
  const { source, touch } = origin;
  switch (by) {
    case 'channel':
      return source === 'owner' ? 'by-hand' : channelOfTouch(touch);
    case 'source':
      return [touch.utm_source ?? touch.referrerHost, touch.utm_medium].filter(Boolean).join(' / ');
    case 'campaign':
      return match(touch)?.label ?? touch.utm_campaign ?? touch.gad_campaignid ?? '';
    case 'landing':
      return touch.landingPath ?? '';
  }
}
