import type { Attribution } from '@agency/contracts';

/** Where a lead first came from, for a row: `google / cpc · spring`, `news.example`. Nothing when it is not known. */
export function shortSource(attribution: Attribution | null): string | undefined {
  const touch = attribution?.first ?? attribution?.last;
  if (!touch) return undefined;
  const tags = [touch.utm_source, touch.utm_medium].filter(Boolean).join(' / ');
  if (tags) return [tags, touch.utm_campaign].filter(Boolean).join(' · ');
  if (touch.gclid || touch.gbraid || touch.wbraid) return 'Google ad';
  if (touch.msclkid) return 'Microsoft ad';
  if (touch.fbclid) return 'Facebook or Instagram';
  return touch.referrerHost ?? 'Direct';
}
