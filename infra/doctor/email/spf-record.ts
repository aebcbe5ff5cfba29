import { getDomain } from 'tldts';
import { type Finding, fail, ok, warn } from '../check.ts';
import { addressesOf, dnsIsSilent, withDns } from '../dns-records.ts';
import { isPublicAddress } from '../installation.ts';
import { bounceDomain, type EmailCheck, type EmailWorld } from './email-world.ts';
import { addressesOfServer, mailServerOf } from './mail-server.ts';
import {
  evaluateSpf,
  nobody,
  type SpfVerdict,
  spfLimits,
  spfRecordsOf,
  spfTermFor,
  spfWith,
} from './spf-evaluation.ts';

/** The record of the envelope sender's domain, as receivers read it. */
export const spfCheck: EmailCheck = {
  group: 'Email',
  name: 'SPF record',
  run: withDns(async (world) => {
    const domain = bounceDomain(world);
    if (domain === undefined) return undefined;
    const { exact, wrong } = await spfRecordsOf(world, domain);
    const [record, ...more] = exact;
    if (record === undefined) {
      return fail(
        wrong.length > 0
          ? `The SPF record of ${domain} does not begin with "v=spf1 ".`
          : `${domain} has no SPF record.`,
        `Set this TXT record at ${domain}: ${spfWith(undefined, await sendingTerm(world, domain))}`,
      );
    }
    if (more.length > 0) {
      return fail(
        `${domain} has ${exact.length} SPF records, which counts as an error.`,
        `Keep one TXT record at ${domain}: ${merged(exact)}`,
      );
    }
    const verdict = await evaluateSpf(world, { domain, address: nobody });
    return faultOf(domain, record, verdict) ?? coverage(world, domain, record, verdict);
  }),
};

function faultOf(domain: string, record: string, verdict: SpfVerdict): Finding | undefined {
  const { result, reason, lookups, voids } = verdict;
  if (result === 'temperror') return dnsIsSilent();
  if (result === 'permerror') {
    const [, missing] = /no SPF records found for (\S+)/.exec(reason) ?? [];
    return missing
      ? fail(
          `The SPF record of ${domain} includes ${missing}, which has no SPF record.`,
          `Correct or remove ${missing} in the SPF record of ${domain}.`,
        )
      : fail(
          `The SPF record of ${domain} is not valid: ${reason}.`,
          `Correct the TXT record at ${domain}; it now is: ${record}`,
        );
  }
  if (result === 'pass') {
    return fail(
      `The SPF record of ${domain} lets everyone send.`,
      `End the TXT record at ${domain} with ~all in place of +all.`,
    );
  }
  if (lookups > spfLimits.lookups) {
    return fail(
      `The SPF record of ${domain} needs ${lookups} DNS lookups, and receivers stop at ${spfLimits.lookups}.`,
      'Remove includes of services that no longer send for you, or write ip4: and ip6: in place of a and mx.',
    );
  }
  if (voids > spfLimits.voids) {
    return fail(
      `The SPF record of ${domain} names ${voids} hosts that do not exist, and receivers stop at ${spfLimits.voids}.`,
      `Remove them from the TXT record at ${domain}: ${record}`,
    );
  }
  if (result === 'neutral') {
    return warn(
      `The SPF record of ${domain} does not say that others may not send.`,
      `End the TXT record at ${domain} with ~all.`,
    );
  }
  return undefined;
}

/** Whether the mail server may send, as far as its own addresses tell: many servers send from others. */
async function coverage(
  world: EmailWorld,
  domain: string,
  record: string,
  { lookups }: SpfVerdict,
): Promise<Finding> {
  const used = `It needs ${lookups} of ${spfLimits.lookups} lookups.`;
  const sender = await sendingServer(world);
  if (!sender || sender.addresses.length === 0)
    return ok(`The SPF record of ${domain} is valid. ${used}`);
  const verdicts = await Promise.all(
    sender.addresses.map((address) => evaluateSpf(world, { domain, address })),
  );
  const operator = getDomain(sender.host);
  const isNamed = operator !== null && record.toLowerCase().includes(operator);
  if (isNamed || verdicts.some(({ result }) => result === 'pass')) {
    return ok(`The SPF record of ${domain} lets ${sender.host} send. ${used}`);
  }
  return warn(
    `The SPF record of ${domain} does not name ${sender.host}.`,
    `Add what its operator asks for in the TXT record at ${domain}, such as: ${spfWith(record, await sendingTerm(world, domain))}`,
  );
}

/** The mail server with its addresses, or with this machine's if it is in the same network. */
async function sendingServer(world: EmailWorld) {
  const server = mailServerOf(world.settings.SMTP_URL ?? '');
  if (!server) return undefined;
  const { host } = server;
  const own = (await addressesOfServer(world, host)).filter(isPublicAddress);
  if (own.length > 0) return { host, addresses: own, isPublic: true };
  const site = world.settings.SITE_HOST;
  const addresses = site ? (await addressesOf(world, site)).filter(isPublicAddress) : [];
  return { host, addresses, isPublic: false };
}

async function sendingTerm(world: EmailWorld, domain: string): Promise<string> {
  const server = await sendingServer(world);
  const [address] = server?.addresses ?? [];
  if (!server) return 'mx';
  const isNamedBySite = server.isPublic && server.host.endsWith(`.${domain}`);
  if (address === undefined || isNamedBySite) return `a:${server.host}`;
  return spfTermFor(world, { host: server.host, address });
}

/** All terms of several records once, with the strictest end. */
function merged(records: readonly string[]): string {
  const terms = records.flatMap((record) => record.trim().split(/\s+/).slice(1));
  const isEnd = (term: string) => /^[+?~-]?all$/i.test(term);
  const ends = terms.filter(isEnd);
  const end = ends.includes('-all') ? '-all' : '~all';
  return ['v=spf1', ...new Set(terms.filter((term) => !isEnd(term))), end].join(' ');
}
