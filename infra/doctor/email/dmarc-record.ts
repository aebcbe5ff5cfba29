import { dmarc } from 'mailauth';
import { type Finding, fail, ok, warn } from '../check.ts';
import { dnsIsSilent, mailauthResolver, textsOf, withDns } from '../dns-records.ts';
import { isAligned } from './addresses.ts';
import { type EmailCheck, type EmailWorld, senderDomain } from './email-world.ts';

/** The record to begin with: it asks for reports and changes nothing else. */
export const firstDmarcRecord = (domain: string) =>
  `_dmarc.${domain} TXT "v=DMARC1; p=none; rua=mailto:postmaster@${domain}"`;

export const dmarcCheck: EmailCheck = {
  group: 'Email',
  name: 'DMARC record',
  run: withDns(async (world) => {
    const domain = senderDomain(world);
    return domain === undefined ? undefined : findDmarc(world, domain);
  }),
};

/** Whether receivers find one valid record, and what it asks of them. */
export async function findDmarc(world: EmailWorld, domain: string): Promise<Finding> {
  const verdict = await dmarc({
    headerFrom: `postmaster@${domain}`,
    spfDomains: [],
    dkimDomains: [],
    resolver: mailauthResolver(world),
    strict: true,
  });
  if (!verdict || verdict.status.result === 'temperror') return dnsIsSilent();
  const { rr, policy, policyDomain = domain, testMode } = verdict;
  if (verdict.status.result === 'none' || rr === undefined) return ignoredRecord(world, domain);
  const fault = await reportsFault(world, policyDomain, rr);
  if (fault) return fault;
  if (policy === 'none' && !/(^|;)\s*rua\s*=/i.test(rr)) {
    return warn(
      `The DMARC record of ${policyDomain} neither protects (p=none) nor asks for reports.`,
      `Replace it with: ${firstDmarcRecord(policyDomain)}`,
    );
  }
  const effect = testMode ? `p=${policy}, in test mode` : `p=${policy}`;
  return ok(`The DMARC record of ${policyDomain} is valid (${effect}).`);
}

/** Why no record takes effect. */
async function ignoredRecord(world: EmailWorld, domain: string): Promise<Finding> {
  const texts = await textsOf(world, `_dmarc.${domain}`);
  const meant = texts.filter((text) => /dmarc/i.test(text));
  const valid = meant.filter((text) => /^v\s*=\s*DMARC1\s*(;|$)/.test(text));
  if (valid.length > 1) {
    return fail(
      `${domain} has ${valid.length} DMARC records, so receivers ignore them all.`,
      `Keep one TXT record at _dmarc.${domain}.`,
    );
  }
  if (meant.length > 0) {
    return fail(
      `The DMARC record of ${domain} is not valid, so receivers ignore it.`,
      `Correct it, starting from this one: ${firstDmarcRecord(domain)}`,
    );
  }
  return warn(
    `${domain} has no DMARC record.`,
    `Start with this record: ${firstDmarcRecord(domain)}`,
  );
}

/** Whether the reports that the record asks for would reach nobody (RFC 7489, section 7.1). */
async function reportsFault(
  world: EmailWorld,
  domain: string,
  record: string,
): Promise<Finding | undefined> {
  const [, list] = /(?:^|;)\s*rua\s*=\s*([^;]*)/i.exec(record) ?? [];
  if (list === undefined) return undefined;
  for (const uri of list.split(',').map((one) => one.trim())) {
    const [, host] = /^mailto:[^@\s]+@([^!?\s]+)/i.exec(uri) ?? [];
    if (host === undefined) {
      return fail(
        `The DMARC record of ${domain} asks for reports (rua) at something other than a mailto: address.`,
        `Write rua=mailto:postmaster@${domain} in the TXT record at _dmarc.${domain}.`,
      );
    }
    if (isAligned(host.toLowerCase(), domain)) continue;
    const consent = await textsOf(world, `${domain}._report._dmarc.${host}`);
    if (!consent.some((text) => /^v\s*=\s*DMARC1/.test(text))) {
      return warn(
        `DMARC reports go to ${host}, which does not say that it accepts those for ${domain}.`,
        `Have ${host} set: ${domain}._report._dmarc.${host} TXT "v=DMARC1", or name an address of yours.`,
      );
    }
  }
  return undefined;
}
