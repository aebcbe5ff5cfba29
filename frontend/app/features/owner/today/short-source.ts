import type { Attribution } from '@agency/contracts';

/** A lead's first source, for a row: `google / cpc · spring`, `news.example`. Empty if unknown. */
export function shortSource(attribution: Attribution | null): string | undefined {
  const touch = attribution?.first ?? attribution?.last;
  if (!touch) return undefined;
  const tags = [touch.utm_source, touch.utm_medium].filter(Boolean).join(' / ');
  if (tags) return [tags, touch.utm_campaign].filter(Boolean).join(' · ');
  const { gclid, gbraid, wbraid, gad_source, gad_campaignid } = touch;
  if (gclid || gbraid || wbraid || gad_source || gad_campaignid) return 'Google ad';
  if (touch.msclkid) return 'Microsoft ad';
  if (touch.fbclid) return 'Facebook or Instagram';
  return touch.referrerHost ?? 'Direct';
}
