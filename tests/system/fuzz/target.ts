import { setTimeout as pause } from 'node:timers/promises';
import { apiPaths } from '@agency/contracts';
import { serviceNames } from '@agency/infra/settings/service-names';
import { signIn } from '@agency/infra/test/sign-in';
import { z } from 'zod';
import type { FuzzRequest } from './requests.ts';
import { someLead } from './valid-body.ts';
import { type WriteCall, writeCalls } from './write-calls.ts';

const leadPath = '/api/contacts/{id}';
const timeoutMs = 60_000;
const busyPauseMs = 2_000;
const listed = z.array(z.object({ id: z.union([z.string(), z.number()]) }));

/** A running product that hostile requests may be sent to, as the logged-in owner. Never a real one. */
export class FuzzTarget {
  private readonly idsByPath = new Map<string, string[]>();
  private readonly given = new Set<string>();
  private readonly kept = new Set<string>();

  private readonly url: string;
  private readonly cookie: string;

  private constructor(url: string, cookie: string) {
    this.url = url;
    this.cookie = cookie;
  }

  static async signIn(url: string, password: string): Promise<FuzzTarget> {
    return new FuzzTarget(url, await signIn(url, 'admin', password));
  }

  async writeCalls(): Promise<WriteCall[]> {
    const found = await Promise.all(
      serviceNames.map(async (name) => writeCalls(await this.read(`/api/openapi/${name}`))),
    );
    return found.flat();
  }

  /** Reads the ids that the lists hold now, for calls whose path is that of a list followed by `{id}`. */
  async lookUpIds(calls: readonly WriteCall[]): Promise<void> {
    for (const { path } of calls) {
      const list = listOf(path);
      if (list === undefined || this.given.has(path)) continue;
      const found = listed.safeParse(await this.read(`${list}?limit=50&state=completed`));
      this.idsByPath.set(path, found.success ? found.data.map(({ id }) => String(id)) : []);
    }
  }

  /** Adds an id that no list includes. */
  addId(path: string, id: string): void {
    this.given.add(path);
    this.idsByPath.set(path, [id]);
  }

  /** Protects what has this id from being deleted. */
  keep(id: number): void {
    this.kept.add(String(id));
  }

  /**
   * The answer's status; 0 when none came. A busy machine may answer 503 for a moment, so that is retried; a 503 that
   * the body causes comes again.
   */
  async send(request: FuzzRequest): Promise<number> {
    for (let triesLeft = 4; triesLeft > 0; triesLeft -= 1) {
      const status = await this.sendOnce(request);
      if (status !== 503) return status;
      await pause(busyPauseMs);
    }
    return this.sendOnce(request);
  }

  private async sendOnce(request: FuzzRequest): Promise<number> {
    const { call, contentType } = request;
    const body = this.bodyOf(request);
    // Logging out must not end the fuzz.
    const cookie = call.path.startsWith(apiPaths.session) ? '' : this.cookie;
    try {
      const answer = await fetch(this.url + this.pathOf(request), {
        method: call.method,
        headers: { cookie, ...(contentType !== undefined && { 'content-type': contentType }) },
        // As bytes, so that fetch adds no content type of its own.
        ...(body !== undefined && { body: new TextEncoder().encode(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      return 0;
    }
  }

  private bodyOf({ body, id }: FuzzRequest): string | undefined {
    const lead = 'index' in id ? this.known(leadPath, id.index) : undefined;
    return lead === undefined ? body : body?.replaceAll(String(someLead), lead);
  }

  private pathOf({ call, id }: FuzzRequest): string {
    const text = 'text' in id ? id.text : (this.known(call.path, id.index) ?? '1');
    // Most deletions miss, or nothing would be left for the other calls.
    const misses = call.method === 'DELETE' && 'index' in id && id.index % 4 > 0;
    const named = misses || (call.method === 'DELETE' && this.kept.has(text)) ? '1' : text;
    return call.path.replaceAll(
      /\{\w+\}/g,
      encodeURIComponent(named.replaceAll(/\p{Cs}/gu, '\ufffd')),
    );
  }

  private known(path: string, index: number): string | undefined {
    const ids = this.idsByPath.get(path) ?? [];
    return ids[index % ids.length];
  }

  private async read(path: string): Promise<unknown> {
    const answer = await fetch(this.url + path, { headers: { cookie: this.cookie } });
    return answer.json();
  }
}

/** The list that a call's path parameter comes from; undefined when the call names none. */
function listOf(path: string): string | undefined {
  return /^(.*)\/\{\w+\}/.exec(path)?.[1];
}
