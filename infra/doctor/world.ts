import { isIP } from 'node:net';
import type { DetailedPeerCertificate } from 'node:tls';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { usesSecretFiles } from '../production/secrets.ts';
import type { Settings } from '../settings/env-file.ts';

/** What checks see of an installation; tests replace its parts. */
export interface World {
  mode: 'docker' | 'native';
  /** What `.env` says, with the defaults of `.env.example`. */
  settings: Settings;
  /** The lines of `.env` itself; undefined if there is no file. */
  written: Settings | undefined;
  paths: { envFile: string; runDir: string; secrets: string; backups: string };
  now: () => Date;
  resolver: {
    resolve4: (name: string) => Promise<string[]>;
    resolve6: (name: string) => Promise<string[]>;
    resolveMx: (name: string) => Promise<unknown[]>;
    resolveTxt: (name: string) => Promise<string[][]>;
  };
  fetch: typeof fetch;
  run: RunProgram;
  hasProgram: (name: string) => boolean;
  memory: () => { totalBytes: number; availableBytes: number };
  freeBytes: (folder: string) => Promise<number>;
  /** Addresses of this machine's network interfaces. */
  addresses: () => string[];
  /** Where the gateway's published ports are reached from this machine. */
  gateway: {
    host: string;
    httpPort: number;
    httpsPort: number;
    /** Whether it terminates TLS. A proxy or CDN in front of it may terminate the visitors' all the same. */
    isTls: boolean;
  };
  /** Connects as a browser does and takes whatever certificate there is. Rejects if no TLS answers. */
  shakeHands: (target: TlsTarget, signal: AbortSignal) => Promise<Handshake>;
  /** What the built services say about their settings; undefined if they cannot be asked. */
  envProblems: () => Promise<EnvProblem[] | undefined>;
  /** The product's processes or containers; undefined if none is running. */
  parts: () => Promise<Part[] | undefined>;
  /** Asks the product's database; returns the first column of the last row. */
  query: (sql: string) => Promise<string>;
}

/** Runs a program; does not throw if it fails. `exitCode` is undefined if the program is missing. */
export type RunProgram = (
  program: string,
  args: string[],
  signal: AbortSignal,
  env?: Settings,
) => Promise<{ exitCode: number | undefined; stdout: string; stderr: string }>;

export interface TlsTarget {
  host: string;
  port: number;
  /** The host name that a browser asks for (SNI). */
  name: string;
}

export interface Handshake {
  certificate: DetailedPeerCertificate;
  /** Why a browser would not trust the chain. A wrong name or date does not count here. */
  distrust: string | undefined;
}

/** A setting that a service does not accept. The reason does not quote the value. */
export interface EnvProblem {
  key: string;
  reason: string;
}

/** One process, or one container. */
export interface Part {
  name: string;
  state: 'ready' | 'starting' | 'failing' | 'stopped';
  /** How often it was restarted after exiting on its own. */
  restarts: number;
}

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
  mode === 'docker' && usesSecretFiles(settings.COMPOSE_FILE);

/** SITE_ALIASES as the gateway and the certificates read it. */
export const splitAliases = (aliases: string) => aliases.split(' ').filter(Boolean);

/** The names at which visitors reach the site: the main one first. "Values" says which are none. */
export function siteNames(world: Pick<World, 'settings'>): string[] {
  const { settings } = world;
  const host = settings.SITE_HOST || siteUrl(world)?.hostname || '';
  const names = [host, ...splitAliases(settings.SITE_ALIASES ?? '')];
  return [...new Set(names)].filter((name) => z.hostname().safeParse(name).success);
}
