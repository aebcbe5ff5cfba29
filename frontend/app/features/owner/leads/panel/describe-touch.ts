import { attributionKeys, type Touch } from '@agency/contracts';

const clickIds: Partial<Record<keyof Touch, string>> = {
  gclid: 'a Google ad',
  gbraid: 'a Google ad',
  wbraid: 'a Google ad',
  fbclid: 'a Facebook or Instagram link',
  msclkid: 'a Microsoft ad',
  gad_source: 'a Google ad',
  gad_campaignid: 'a Google ad',
};

/** Describes the source of a visit: `a Google ad (google / cpc), campaign “spring”, to /services`. */
export function describeTouch(touch: Touch): string {
  const clicked = attributionKeys.find((key) => clickIds[key] && touch[key]);
  const tags = [touch.utm_source, touch.utm_medium].filter(Boolean).join(' / ');
  const site = touch.referrerHost;
  const origin =
    (clicked && clickIds[clicked]) ??
    (site && `a link on ${site}`) ??
    (tags ? 'a tagged link' : '');

  const parts = [origin || 'a direct visit: typed address, bookmark or app'];
  if (tags) parts[0] += ` (${tags})`;
  if (touch.utm_campaign) parts.push(`campaign “${touch.utm_campaign}”`);
  if (touch.utm_content) parts.push(`ad “${touch.utm_content}”`);
  if (touch.utm_term) parts.push(`keyword “${touch.utm_term}”`);
  if (touch.landingPath) parts.push(`to ${touch.landingPath}`);
  return parts.join(', ');
}
