import type { Option } from '../options.js';
import type { Attribution, Touch } from './attribution.js';
import { kindOfSite } from './known-sites.js';
import type { Lead } from './lead.js';

/** How a lead came, in the order in which the rules are tried. Derived from a touch; `leads.origins` keeps a copy. */
export const channelOptions = [
  { value: 'by-hand', label: 'Added by hand' },
  { value: 'paid-search', label: 'Paid search' },
  { value: 'paid-social', label: 'Paid social' },
  { value: 'paid-other', label: 'Paid, other' },
  { value: 'email', label: 'Email' },
  { value: 'sms', label: 'Text message' },
  { value: 'ai-assistant', label: 'AI assistant' },
  { value: 'organic-search', label: 'Organic search' },
  { value: 'organic-social', label: 'Organic social' },
  { value: 'referral', label: 'Referral' },
  { value: 'direct', label: 'Direct or unknown' },
] as const satisfies readonly Option[];
export type Channel = (typeof channelOptions)[number]['value'];

const paidMedium = /^(.*cp.*|ppc|retargeting|paid.*)$/;
const displayMedium = /^(display|banner|expandable|interstitial|cpm)$/;
const socialMedium = /^(social|social[-_ ]network|social[-_ ]media|sm)$/;
const email = /^(e[-_ ]?mail|newsletter)$/;
const textMessage = /^(sms|text)$/;
const referralMedium = /^(referral|app|link)$/;

interface Facts {
  touch: Touch;
  /** The tagged source, else the referring site; lower case. */
  source: string;
  medium: string;
  kind: ReturnType<typeof kindOfSite>;
}

type Rule = readonly [Channel, (facts: Facts) => boolean];

const rules: readonly Rule[] = [
  [
    'paid-search',
    ({ touch, kind, medium }) =>
      hasAny(touch, 'gclid', 'gbraid', 'wbraid', 'gad_source', 'gad_campaignid', 'msclkid') ||
      (kind === 'search' && paidMedium.test(medium)),
  ],
  ['paid-social', ({ kind, medium }) => kind === 'social' && paidMedium.test(medium)],
  ['paid-other', ({ medium }) => paidMedium.test(medium) || displayMedium.test(medium)],
  ['email', ({ source, medium }) => email.test(medium) || email.test(source)],
  ['sms', ({ source, medium }) => textMessage.test(medium) || textMessage.test(source)],
  ['ai-assistant', ({ kind }) => kind === 'assistant'],
  ['organic-search', ({ kind, medium }) => kind === 'search' || medium === 'organic'],
  [
    'organic-social',
    // Meta adds `fbclid` to every link, paid or not.
    ({ touch, kind, medium }) =>
      kind === 'social' || socialMedium.test(medium) || hasAny(touch, 'fbclid'),
  ],
  ['referral', ({ source, medium }) => source !== '' || referralMedium.test(medium)],
];

/** The channel of one visit. The first rule that fits decides: a click id beats a tag, a tag beats the referring site. */
export function channelOfTouch(touch: Touch): Channel {
  const source = (touch.utm_source ?? touch.referrerHost ?? '').toLowerCase();
  const medium = (touch.utm_medium ?? '').toLowerCase();
  const facts = { touch, source, medium, kind: kindOfSite(source) };
  return rules.find(([, fits]) => fits(facts))?.[0] ?? 'direct';
}

/**
 * The channel of a lead's first or last visit. A lead added by hand has no visits; a form without a touch is direct.
 */
export function channelOf(
  { source, attribution }: Pick<Lead, 'source' | 'attribution'>,
  which: 'first' | 'last' = 'first',
): Channel {
  if (source === 'owner') return 'by-hand';
  return channelOfTouch(touchOf(attribution, which) ?? {});
}

/** If one touch is missing, the other stands in for it. */
function touchOf(attribution: Attribution | null, which: 'first' | 'last'): Touch | undefined {
  const { first, last } = attribution ?? {};
  return which === 'first' ? (first ?? last) : (last ?? first);
}

function hasAny(touch: Touch, ...keys: readonly (keyof Touch)[]): boolean {
  return keys.some((key) => touch[key] !== undefined);
}
