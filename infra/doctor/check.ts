import type { Resolver } from 'node:dns/promises';
import type { StatsFs } from 'node:fs';
import type { ConnectionOptions, TLSSocket } from 'node:tls';
import type { Settings } from '../settings/env-file.ts';

export type Group = 'Machine' | 'Settings' | 'Site' | 'Email' | 'Backups' | 'Product';

/** What a check found. No sentence holds a secret or a person's address. */
export interface Finding {
  result: 'ok' | 'warn' | 'fail';
  /** States the fact in one sentence. */
  found: string;
  /** What to do, in one sentence. Always set with warn and fail. */
  fix?: string;
}

/** What checks see of the world; tests replace its parts. */
export interface World {
  mode: 'docker' | 'native';
  /** What `.env` says, with the defaults of `.env.example`. */
  settings: Settings;
  resolver: Resolver;
  now: () => Date;
  /** The lines of `.env` itself; undefined if there is no file. */
  written: Settings | undefined;
  /** The lines of `.env.example`. */
  example: Settings;
  paths: Paths;
  fetch: typeof fetch;
  run: RunProgram;
  /** The version of the Node that runs this. */
  nodeVersion: string;
  hasProgram: (name: string) => boolean;
  memory: () => { totalBytes: number; availableBytes: number };
  statfs: (path: string) => Promise<StatsFs>;
  /** Addresses of this machine's network interfaces. */
  addresses: () => string[];
  /** Where the gateway's published ports are reached from this machine. */
  gateway: {
    host: string;
    httpPort: number;
    httpsPort: number;
    /** Whether it terminates TLS, as in the production setup. */
    isTls: boolean;
  };
  connectTls: (options: ConnectionOptions) => TLSSocket;
  /** Certificates (PEM) of the authorities that browsers trust; undefined: those of Node. */
  authorities: string[] | undefined;
  /** What the built services say about their settings; undefined if they cannot be asked. */
  envProblems: () => Promise<EnvProblem[] | undefined>;
  /** The product's processes or containers; undefined if none is running. */
  parts: () => Promise<Part[] | undefined>;
  /** What the database answers to `productFactsSql`. */
  facts: () => Promise<string>;
  /** Backups in the folder and, in Docker, the scheduled ones. */
  backups: () => Promise<BackupFile[]>;
}

export interface Paths {
  repository: string;
  envFile: string;
  /** `.run` */
  runDir: string;
  secrets: string;
  backups: string;
}

/** Runs a program; does not throw if it fails. `exitCode` is undefined if the program is missing. */
export type RunProgram = (
  program: string,
  args: string[],
  signal: AbortSignal,
  env?: Settings,
) => Promise<{ exitCode: number | undefined; stdout: string; stderr: string }>;

/** A setting that a service does not accept. The reason does not quote the value. */
export interface EnvProblem {
  key: string;
  reason: string;
}

/** One process, or one container. */
export interface Part {
  name: string;
  state: 'ready' | 'starting' | 'failing' | 'stopped';
  /** How often it was restarted after exiting by itself. */
  restarts: number;
}

export interface BackupFile {
  name: string;
  bytes: number;
  writtenAt: Date;
}

export interface Check {
  group: Group;
  /** Short: 'Mail server'. */
  name: string;
  /** undefined: does not apply to this installation, and prints no line. */
  run: (world: World, signal: AbortSignal) => Promise<Finding | Finding[] | undefined>;
}

export const ok = (found: string): Finding => ({ result: 'ok', found });
export const warn = (found: string, fix: string): Finding => ({ result: 'warn', found, fix });
export const fail = (found: string, fix: string): Finding => ({ result: 'fail', found, fix });
