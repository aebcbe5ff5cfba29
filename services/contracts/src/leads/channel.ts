import type { Option } from '../options.js';
import type { Attribution, Touch } from './attribution.js';
import { kindOfSite } from './known-sites.js';

/** How a visit came, in the order in which the rules are tried. */
export const visitChannelOptions = [
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
export type VisitChannel = (typeof visitChannelOptions)[number]['value'];

/** How a lead came. It is stored when the lead arrives. Of an imported lead, it is what its file says. */
export const channelOptions = [
  { value: 'by-hand', label: 'Added by hand' },
  ...visitChannelOptions,
  { value: 'imported', label: 'Imported' },
  { value: 'imported-paid-search', label: 'Imported as paid search' },
  { value: 'imported-paid-social', label: 'Imported as paid social' },
  { value: 'imported-paid-other', label: 'Imported as paid, other' },
  { value: 'imported-email', label: 'Imported as email' },
  { value: 'imported-sms', label: 'Imported as text message' },
  { value: 'imported-ai-assistant', label: 'Imported as AI assistant' },
  { value: 'imported-organic-search', label: 'Imported as organic search' },
  { value: 'imported-organic-social', label: 'Imported as organic social' },
  { value: 'imported-referral', label: 'Imported as referral' },
  { value: 'imported-direct', label: 'Imported as direct or unknown' },
  { value: 'imported-offline', label: 'Imported as offline sources' },
  { value: 'imported-other-campaigns', label: 'Imported as other campaigns' },
] as const satisfies readonly Option[];
export type Channel = (typeof channelOptions)[number]['value'];

/** What the list of leads is filtered by: `imported` finds all imported leads. */
export const channelFilterOptions = [
  channelOptions[0],
  ...visitChannelOptions,
  { value: 'imported', label: 'Imported' },
] as const satisfies readonly Option<Channel>[];
export type ChannelFilter = (typeof channelFilterOptions)[number]['value'];

/** What an imported file can say about how a lead came. */
export type ImportedChannel = VisitChannel | 'offline' | 'other-campaigns';

export const isImported = (channel: Channel): boolean => channel.startsWith('imported');

const paidMedium = /^(.*cp.*|ppc|sem|ads?|retargeting|sponsored.*|paid.*|.*[-_ ]paid)$/;
const displayMedium = /^(display|banner|expandable|interstitial|cpm)$/;
const socialMedium = /^(social|social[-_ ]network|social[-_ ]media|sm)$/;
const email = /^(e[-_ ]?mail|newsletter)([-_ ].*)?$/;
const textMessage = /^(sms|text)$/;
const referralMedium = /^(referral|app|link)$/;

interface Facts {
  touch: Touch;
  /** The tagged source, else the referring site; lower case. */
  source: string;
  medium: string;
  kind: ReturnType<typeof kindOfSite>;
}

type Rule = readonly [VisitChannel, (facts: Facts) => boolean];

const rules: readonly Rule[] = [
  [
    'paid-search',
    ({ touch, kind, medium }) =>
      hasAny(touch, 'gclid', 'gbraid', 'wbraid', 'gad_source', 'gad_campaignid', 'msclkid') ||
      (kind === 'search' && paidMedium.test(medium)),
  ],
  ['paid-social', ({ kind, medium }) => kind === 'social' && paidMedium.test(medium)],
  ['paid-other', ({ medium }) => paidMedium.test(medium) || displayMedium.test(medium)],
  [
    'email',
    ({ source, medium, kind }) => email.test(medium) || email.test(source) || kind === 'mail',
  ],
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
export function channelOfTouch(touch: Touch): VisitChannel {
  const source = (touch.utm_source ?? touch.referrerHost ?? '').toLowerCase();
  const medium = (touch.utm_medium ?? '').toLowerCase();
  const facts = { touch, source, medium, kind: kindOfSite(source) };
  return rules.find(([, fits]) => fits(facts))?.[0] ?? 'direct';
}

/** The channel of a lead that was not imported, by its first visit. A lead added by hand has none. */
export function channelOf({
  source,
  attribution,
}: {
  source: 'form' | 'owner';
  attribution: Attribution | null | undefined;
}): Channel {
  if (source === 'owner') return 'by-hand';
  return channelOfTouch(firstTouchOf(attribution) ?? {});
}

/** The channel of an imported lead: what the file calls it, else by the visit that the file tells of. */
export function importedChannelOf(
  told: ImportedChannel | null | undefined,
  attribution: Attribution | null,
): Channel {
  const touch = firstTouchOf(attribution);
  const channel = told ?? (touch && channelOfTouch(touch));
  return channel ? `imported-${channel}` : 'imported';
}

/** The last visit stands in if it is all there is. */
function firstTouchOf(attribution: Attribution | null | undefined): Touch | undefined {
  return attribution?.first ?? attribution?.last;
}

function hasAny(touch: Touch, ...keys: readonly (keyof Touch)[]): boolean {
  return keys.some((key) => touch[key] !== undefined);
}
