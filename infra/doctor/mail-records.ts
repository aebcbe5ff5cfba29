import { brand } from '@agency/contracts';
import { type Check, type Finding, fail, ok, warn } from './check.ts';
import { mailServersOf, textsOf, withDns } from './dns-records.ts';
import { isPublic } from './installation.ts';

/** In lower case; empty for an address without one. */
const domainOf = (address: string) => (address.split('@')[1] ?? '').toLowerCase();

/** Names that nobody can own (RFC 2606, RFC 6761), as in examples. */
const isReserved = (domain: string) =>
  domain === '' ||
  /(^|\.)(example\.(com|net|org)|example|test|invalid|localhost|local)$/.test(domain);

/** Whether receivers find the records of the sender's domain, one of each. What they say is not judged. */
export const mailRecords: Check = {
  group: 'Email',
  name: 'Mail records',
  run: withDns(async (world) => {
    if (!isPublic(world)) return undefined;
    const { MAIL_FROM, OWNER_EMAIL, BOUNCE_ADDRESS } = world.settings;
    const addresses = {
      MAIL_FROM: MAIL_FROM || brand.email,
      OWNER_EMAIL: OWNER_EMAIL || brand.email,
    };
    const examples = Object.entries(addresses).filter(([, address]) =>
      isReserved(domainOf(address)),
    );
    if (examples.length > 0) {
      return examples.map(([key]) =>
        fail(`${key} is an example, where nobody receives email.`, `Set ${key} in .env to yours.`),
      );
    }
    const domain = domainOf(addresses.MAIL_FROM);
    const bounces = domainOf(BOUNCE_ADDRESS || addresses.MAIL_FROM);
    const [servers, spf, dmarc] = await Promise.all([
      mailServersOf(world, bounces),
      textsOf(world, bounces),
      textsOf(world, `_dmarc.${domain}`),
    ]);
    const problems: Finding[] = [];
    if (servers.length === 0) {
      problems.push(
        fail(
          `${bounces} has no MX record: replies and bounces are lost.`,
          'Set the MX record that the host of your mailboxes names.',
        ),
      );
    }
    problems.push(
      ...oneOf('SPF', bounces, spf.filter((text) => /^v=spf1( |$)/i.test(text)).length),
      ...oneOf('DMARC', domain, dmarc.filter((text) => /^v=DMARC1 *(;|$)/i.test(text)).length),
    );
    return problems.length > 0
      ? problems
      : ok(`${domain} has MX, SPF and DMARC records, one of each kind.`);
  }),
};

function oneOf(kind: 'SPF' | 'DMARC', domain: string, count: number): Finding[] {
  if (count === 1) return [];
  const fix = `Set the record as "Email" in docs/operations.md says.`;
  if (count === 0) return [warn(`${domain} has no ${kind} record.`, fix)];
  return [fail(`${domain} has ${count} ${kind} records, so receivers ignore them all.`, fix)];
}
