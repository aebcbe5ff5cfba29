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
