import type { World } from './check.ts';

/** Facts about an installation that several checks decide by. */

export const siteUrl = ({ settings }: Pick<World, 'settings'>): URL | undefined =>
  URL.parse(settings.SITE_URL ?? '') ?? undefined;

/** Whether visitors from outside are expected, not only whoever sits at this machine. */
export function isPublic(world: Pick<World, 'settings'>): boolean {
  const url = siteUrl(world);
  return url !== undefined && !/^(localhost|127\.|\[::1\])/.test(url.hostname);
}

/** Whether the containers use the production setup. */
export const isProduction = ({ settings, mode }: Pick<World, 'settings' | 'mode'>): boolean =>
  mode === 'docker' &&
  /(^|[:/])docker-compose\.production\.yml(:|$)/.test(settings.COMPOSE_FILE ?? '');

/** Whether our own gateway terminates TLS. A proxy or CDN in front of it may terminate the visitors' all the same. */
export const hasOwnTls = ({ gateway }: Pick<World, 'gateway'>): boolean => gateway.isTls;

/** The names at which visitors reach the site: the main one first. */
export function siteNames(world: Pick<World, 'settings'>): string[] {
  const { settings } = world;
  const aliases = (settings.SITE_ALIASES ?? '').split(/[\s,]+/);
  return [
    ...new Set([settings.SITE_HOST || siteUrl(world)?.hostname || '', ...aliases].filter(Boolean)),
  ];
}

/** Whether the product gets its certificate by itself (ACME), instead of from a file. */
export const getsCertificates = (world: Pick<World, 'settings' | 'gateway'>): boolean =>
  hasOwnTls(world) && /(^|,)certificates(,|$)/.test(world.settings.COMPOSE_PROFILES ?? '');

/** The certificate authority that issues certificates by ACME. */
export function acmeDirectory({ settings }: Pick<World, 'settings'>): URL {
  const letsEncrypt = new URL('https://acme-v02.api.letsencrypt.org/directory');
  return URL.parse(settings.ACME_DIRECTORY ?? '') ?? letsEncrypt;
}
