import { spf } from 'mailauth';
import { getDomain } from 'tldts';
import { mailauthResolver, textsOf } from '../dns-records.ts';
import type { EmailWorld } from './email-world.ts';

/** What receivers accept (RFC 7208, section 4.6.4). */
export const spfLimits = { lookups: 10, voids: 2 };

/** In 0.0.0.0/8, from which nothing is ever sent: only a record that lets everyone send allows it. */
export const nobody = '0.0.0.1';

export interface SpfVerdict {
  result: string;
  /** The library's reason for an error. */
  reason: string;
  lookups: number;
  voids: number;
}

/** Whether the domain lets the address send. Keeps counting beyond the limits, where a receiver would stop. */
export async function evaluateSpf(
  world: EmailWorld,
  { domain, address, helo }: { domain: string; address: string; helo?: string },
): Promise<SpfVerdict> {
  const { status, lookups } = await spf({
    sender: `postmaster@${domain}`,
    ip: address,
    helo: helo || domain,
    mta: domain,
    resolver: mailauthResolver(world),
    maxResolveCount: 5 * spfLimits.lookups,
    maxVoidCount: 5 * spfLimits.lookups,
    strict: true,
  });
  return {
    result: status.result,
    reason: (status.comment || '').replace(/^.* during lookup of \S+: /, ''),
    lookups: lookups?.count ?? 0,
    voids: lookups?.void ?? 0,
  };
}

/** Records that are meant as SPF, including those that receivers do not recognize. */
export async function spfRecordsOf(world: EmailWorld, domain: string) {
  const texts = await textsOf(world, domain);
  const meant = texts.filter((text) => /^\s*"?\s*(v\s*=\s*)?spf\s*1?\b/i.test(text));
  const isExact = (text: string) => /^v=spf1( |$)/i.test(text);
  return { exact: meant.filter(isExact), wrong: meant.filter((text) => !isExact(text)) };
}

/** The record with the term in front of its "all"; a new one if there is none. */
export function spfWith(record: string | undefined, term: string): string {
  if (record === undefined) return `v=spf1 ${term} ~all`;
  const [version = 'v=spf1', ...terms] = record.trim().split(/\s+/);
  if (terms.some((one) => one.toLowerCase() === term.toLowerCase())) return record;
  const end = terms.findIndex((one) => /^([+?~-]?all|redirect=.*)$/i.test(one));
  const at = end === -1 ? terms.length : end;
  return [version, ...terms.slice(0, at), term, ...terms.slice(at)].join(' ');
}

/**
 * The term that lets the sending address send: the include that its operator publishes, where it is at a usual name and
 * covers the address; else the address itself.
 */
export async function spfTermFor(
  world: EmailWorld,
  { host, address }: { host: string; address: string },
): Promise<string> {
  const operator = getDomain(host);
  const candidates = operator ? [`_spf.${operator}`, `spf.${operator}`, operator] : [];
  const verdicts = await Promise.all(
    candidates.map((domain) => evaluateSpf(world, { domain, address })),
  );
  const found = candidates.find((_, index) => verdicts[index]?.result === 'pass');
  if (found) return `include:${found}`;
  return `${address.includes(':') ? 'ip6' : 'ip4'}:${address}`;
}
