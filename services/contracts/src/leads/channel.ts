import type { Option } from '../options.js';
import type { Attribution, Touch } from './create-lead.js';

/** Where visitors come from, as far as the kind of site matters for a channel. */
export type SiteKind = 'search' | 'social' | 'assistant' | 'mail';

/**
 * Hosts, each with its subdomains. Those whose parent is of another kind come first. Of a company with many services, only
 * the ones that search: a visit from `accounts.google.com` or `calendar.google.com` was no search.
 */
const sites: Readonly<Record<SiteKind, readonly string[]>> = {
  mail: [
    ...['mail.google.com', 'mail.yahoo.com', 'mail.aol.com', 'outlook.com', 'outlook.live.com'],
    ...['outlook.office.com', 'outlook.office365.com', 'safelinks.protection.outlook.com'],
    ...['mail.proton.me', 'mail.protonmail.com', 'app.fastmail.com', 'mail.zoho.com', 'mail.com'],
    ...['mail.yandex.ru', 'mail.yandex.com', 'mail.naver.com', 'mail.ru', 'mailchi.mp', 'gmx.com'],
    ...['mail.spectrum.net', 'connect.xfinity.com', 'currently.att.yahoo.com', 'deref-mail.com'],
    // Apps on Android.
    ...[
      'com.google.android.gm',
      'com.microsoft.office.outlook',
      'com.yahoo.mobile.client.android.mail',
    ],
  ],
  assistant: [
    ...['chatgpt.com', 'chat.openai.com', 'openai.com', 'perplexity.ai', 'claude.ai'],
    ...['gemini.google.com', 'bard.google.com', 'copilot.microsoft.com', 'copilot.com', 'meta.ai'],
    ...['grok.com', 'chat.mistral.ai', 'chat.deepseek.com', 'poe.com', 'you.com'],
  ],
  search: [
    ...['bing.com', 'duckduckgo.com', 'search.yahoo.com', 'search.yahoo.co.jp', 'ecosia.org'],
    ...['search.brave.com', 'startpage.com', 'qwant.com', 'baidu.com', 'search.aol.com', 'ask.com'],
    ...['kagi.com', 'dogpile.com', 'search.naver.com', 'lens.google.com', 'images.google.com'],
    ...['com.google.android.googlequicksearchbox', 'com.duckduckgo.mobile.android'],
  ],
  social: [
    ...['facebook.com', 'fb.com', 'fb.me', 'messenger.com', 'instagram.com', 'threads.net'],
    ...['threads.com', 'linkedin.com', 'lnkd.in', 'twitter.com', 'x.com', 't.co', 'tiktok.com'],
    ...['pinterest.com', 'pin.it', 'reddit.com', 'youtube.com', 'youtu.be', 'nextdoor.com'],
    ...['snapchat.com', 'whatsapp.com', 'telegram.org', 't.me', 'bsky.app', 'mastodon.social'],
    ...['quora.com', 'tumblr.com', 'vimeo.com', 'discord.com'],
    ...[
      'com.facebook.katana',
      'com.facebook.orca',
      'com.instagram.android',
      'com.linkedin.android',
    ],
    ...['com.twitter.android', 'com.pinterest', 'com.reddit.frontpage', 'org.telegram.messenger'],
  ],
};

/** Names used in tags, which win over the hosts above: `meta` is social, although `meta.ai` is an assistant. */
const names: Readonly<Record<string, SiteKind>> = {
  google: 'search',
  adwords: 'search',
  yahoo: 'search',
  aol: 'search',
  msn: 'search',
  yandex: 'search',
  naver: 'search',
  microsoft: 'search',
  // The links of a Google business profile.
  gmb: 'search',
  gbp: 'search',
  ig: 'social',
  fb: 'social',
  meta: 'social',
  // What Meta writes for `{{site_source_name}}`: Audience Network, Messenger and Threads.
  an: 'social',
  msg: 'social',
  th: 'social',
  gmail: 'mail',
  mailchimp: 'mail',
  klaviyo: 'mail',
  constantcontact: 'mail',
  mailerlite: 'mail',
  sendgrid: 'mail',
  brevo: 'mail',
  activecampaign: 'mail',
  hs_email: 'mail',
  hs_automation: 'mail',
};

/** Google and Yandex search from one host a country. Their other services have subdomains. */
const searchHosts = /^(www\.)?(google|yandex)\.[a-z]{2,3}(\.[a-z]{2})?$/;

/** The kind of a referring host (`m.facebook.com`) or of a tagged source (`facebook`, `fbads`), in lower case. */
export function kindOfSite(source: string): SiteKind | undefined {
  if (!source.includes('.')) return kindOfName(source);
  if (searchHosts.test(source)) return 'search';
  return findKind((host) => source === host || source.endsWith(`.${host}`));
}

/** Shorter words stand for too much. */
const minFirstWordLength = 4;

/** Ad tools add where an ad ran, and people that it is an ad: `facebook_mobile_feed`, `fb-ads`, `googleads`. */
function kindOfName(source: string): SiteKind | undefined {
  const [firstWord = ''] = source.split(/[-_ ]/);
  const withoutAds = source.replace(/[-_ ]?ads?$/, '');
  const candidates = [source, withoutAds, firstWord.length >= minFirstWordLength ? firstWord : ''];
  return candidates
    .map((name) => names[name] ?? findKind((host) => nameOf(host) === name))
    .find((kind) => kind !== undefined);
}

function findKind(fits: (host: string) => boolean): SiteKind | undefined {
  return (Object.keys(sites) as SiteKind[]).find((kind) => sites[kind].some(fits));
}

/** `facebook` for `facebook.com`. Subdomains have none: `search` alone could be any site. */
function nameOf(host: string): string | undefined {
  const labels = host.split('.');
  return labels.length === 2 ? labels[0] : undefined;
}

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
