import { attributionKeys, type Touch } from '@agency/contracts';

const clickIds: Partial<Record<keyof Touch, string>> = {
  gclid: 'a Google ad',
  gbraid: 'a Google ad',
  wbraid: 'a Google ad',
  fbclid: 'a Facebook or Instagram link',
  msclkid: 'a Microsoft ad',
};

/** Where a visit came from, in words: `a Google ad (google / cpc), campaign “spring”, to /services`. */
export function describeTouch(touch: Touch): string {
  const clicked = attributionKeys.find((key) => clickIds[key] && touch[key]);
  const tags = [touch.utm_source, touch.utm_medium].filter(Boolean).join(' / ');
  const site = touch.referrerHost;
  const origin =
    (clicked && clickIds[clicked]) ??
    (site && `a link on ${site}`) ??
    (tags ? 'a tagged link' : '');

  const parts = [origin || 'the address itself: typed, a bookmark, or an app'];
  if (tags) parts[0] += ` (${tags})`;
  if (touch.utm_campaign) parts.push(`campaign “${touch.utm_campaign}”`);
  if (touch.utm_content) parts.push(`ad “${touch.utm_content}”`);
  if (touch.utm_term) parts.push(`keyword “${touch.utm_term}”`);
  if (touch.landingPath) parts.push(`to ${touch.landingPath}`);
  return parts.join(', ');
}
