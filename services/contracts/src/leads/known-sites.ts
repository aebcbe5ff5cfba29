/** Where visitors come from, as far as the kind of site matters for a channel. */
export type SiteKind = 'search' | 'social' | 'assistant';

/** Hosts whose parent is of another kind come first: `gemini.google.com` is not a search engine. */
const sites: Readonly<Record<SiteKind, readonly string[]>> = {
  assistant: [
    ...['chatgpt.com', 'chat.openai.com', 'openai.com', 'perplexity.ai', 'claude.ai'],
    ...['gemini.google.com', 'bard.google.com', 'copilot.microsoft.com', 'copilot.com', 'meta.ai'],
    ...['grok.com', 'chat.mistral.ai', 'chat.deepseek.com', 'poe.com', 'you.com'],
  ],
  search: [
    ...['google.com', 'bing.com', 'duckduckgo.com', 'search.yahoo.com', 'yahoo.com', 'ecosia.org'],
    ...['search.brave.com', 'startpage.com', 'qwant.com', 'yandex.com', 'yandex.ru', 'baidu.com'],
    ...['search.aol.com', 'aol.com', 'ask.com', 'kagi.com', 'dogpile.com', 'msn.com', 'naver.com'],
  ],
  social: [
    ...['facebook.com', 'fb.com', 'fb.me', 'messenger.com', 'instagram.com', 'threads.net'],
    ...['threads.com', 'linkedin.com', 'lnkd.in', 'twitter.com', 'x.com', 't.co', 'tiktok.com'],
    ...['pinterest.com', 'pin.it', 'reddit.com', 'youtube.com', 'youtu.be', 'nextdoor.com'],
    ...['snapchat.com', 'whatsapp.com', 'telegram.org', 't.me', 'bsky.app', 'mastodon.social'],
    ...['quora.com', 'tumblr.com', 'vimeo.com', 'discord.com'],
  ],
};

/** Names used in tags. They win over the hosts above: `meta` is social, although `meta.ai` is an assistant. */
const names: Readonly<Record<string, SiteKind>> = {
  adwords: 'search',
  googleads: 'search',
  google_ads: 'search',
  'google-ads': 'search',
  microsoft: 'search',
  bingads: 'search',
  ig: 'social',
  meta: 'social',
  fb_ad: 'social',
};

/** Google and Yahoo have a host in every country. */
const inCountries = /(^|\.)(google|yahoo)\.[a-z]{2,3}(\.[a-z]{2})?$/;

/** The kind of a referring host (`m.facebook.com`) or of a tagged source (`facebook`), in lower case. */
export function kindOfSite(source: string): SiteKind | undefined {
  if (!source.includes('.')) return names[source] ?? findKind((host) => nameOf(host) === source);
  return (
    findKind((host) => source === host || source.endsWith(`.${host}`)) ??
    (inCountries.test(source) ? 'search' : undefined)
  );
}

function findKind(fits: (host: string) => boolean): SiteKind | undefined {
  return (Object.keys(sites) as SiteKind[]).find((kind) => sites[kind].some(fits));
}

/** `facebook` for `facebook.com`. Subdomains have none: `search` alone could be any site. */
function nameOf(host: string): string | undefined {
  const labels = host.split('.');
  return labels.length === 2 ? labels[0] : undefined;
}
