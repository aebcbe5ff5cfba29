import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import type { World } from './check.ts';

/** Facts about an installation that several checks decide by. */

export const siteUrl = ({ settings }: Pick<World, 'settings'>): URL | undefined =>
  URL.parse(settings.SITE_URL ?? '') ?? undefined;

export const isLocalHost = (host: string) =>
  /(^|\.)localhost$/i.test(host) ||
  (isIP(host) !== 0 && ipaddr.process(host).range() === 'loopback');

/** Whether an address is reached over the internet. */
export const isPublicAddress = (address: string) =>
  isIP(address) !== 0 && ipaddr.process(address).range() === 'unicast';

/** Whether visitors from outside are expected, not only whoever sits at this machine. */
export function isPublic(world: Pick<World, 'settings'>): boolean {
  const url = siteUrl(world);
  return url !== undefined && !isLocalHost(url.hostname.replace(/^\[|\]$/g, ''));
}

/** Whether the containers use the production setup. */
export const isProduction = ({ settings, mode }: Pick<World, 'settings' | 'mode'>): boolean =>
  mode === 'docker' &&
  /(^|[:/])docker-compose\.production\.yml(:|$)/.test(settings.COMPOSE_FILE ?? '');

/** Whether our own gateway terminates TLS. A proxy or CDN in front of it may terminate the visitors' all the same. */
export const hasOwnTls = ({ gateway }: Pick<World, 'gateway'>): boolean => gateway.isTls;

/** SITE_ALIASES as the gateway and the certificates read it. */
export const splitAliases = (aliases: string) => aliases.split(' ').filter(Boolean);

/** The names at which visitors reach the site: the main one first. "Values" says which are none. */
export function siteNames(world: Pick<World, 'settings'>): string[] {
  const { settings } = world;
  const host = settings.SITE_HOST || siteUrl(world)?.hostname || '';
  const names = [host, ...splitAliases(settings.SITE_ALIASES ?? '')];
  return [...new Set(names)].filter((name) => z.hostname().safeParse(name).success);
}

/** Whether the product gets its certificate by itself (ACME), instead of from a file. */
export const getsCertificates = (world: Pick<World, 'settings' | 'gateway'>): boolean =>
  hasOwnTls(world) && /(^|,)certificates(,|$)/.test(world.settings.COMPOSE_PROFILES ?? '');

/** The certificate authority that issues certificates by ACME. */
export function acmeDirectory({ settings }: Pick<World, 'settings'>): URL {
  const letsEncrypt = new URL('https://acme-v02.api.letsencrypt.org/directory');
  return URL.parse(settings.ACME_DIRECTORY ?? '') ?? letsEncrypt;
}
