import { isIP } from 'node:net';
import { type Finding, fail, ok, warn } from '../check.ts';
import { addressesOf, mailServersOf, withDns } from '../dns-records.ts';
import { bounceDomain, type EmailCheck, type EmailWorld, senderDomain } from './email-world.ts';

/** Where answers and bounces go. */
export const repliesCheck: EmailCheck = {
  group: 'Email',
  name: 'Replies and bounces',
  run: withDns(async (world) => {
    const domains = new Set([senderDomain(world), bounceDomain(world)]);
    const findings = [...domains].flatMap((domain) =>
      domain ? [findMailServers(world, domain)] : [],
    );
    return findings.length > 0 ? Promise.all(findings) : undefined;
  }),
};

async function findMailServers(world: EmailWorld, domain: string): Promise<Finding> {
  return (
    (await mailServersFault(world, domain)) ?? ok(`Email to ${domain} reaches its mail server.`)
  );
}

const mailboxHost = 'Set the MX record that the host of your mailboxes names';

/** Why a domain may not receive email; undefined if it does. */
export async function mailServersFault(
  world: EmailWorld,
  domain: string,
): Promise<Finding | undefined> {
  const servers = await mailServersOf(world, domain);
  if (servers.length === 0) {
    const addresses = await addressesOf(world, domain);
    return addresses.length > 0
      ? warn(
          `${domain} has no MX record, so email to it goes to the web server.`,
          `${mailboxHost}, such as: ${domain} MX 10 mail.${domain}`,
        )
      : fail(
          `${domain} has no MX record: replies and bounces are lost.`,
          `${mailboxHost}, such as: ${domain} MX 10 mail.${domain}`,
        );
  }
  if (servers.some(({ exchange }) => exchange === '' || exchange === '.')) {
    return fail(
      `${domain} says by a null MX record that it receives no email.`,
      `${mailboxHost} in place of "MX 0 ."`,
    );
  }
  const literal = servers.find(({ exchange }) => isIP(exchange) !== 0);
  if (literal) {
    return fail(
      `The MX record of ${domain} is an IP address.`,
      `Name a host in the MX record of ${domain}, with an A record of its own.`,
    );
  }
  const reachable = await Promise.all(
    servers.map(async ({ exchange }) => (await addressesOf(world, exchange)).length > 0),
  );
  if (!reachable.includes(true)) {
    return fail(
      `The MX record of ${domain} names ${servers[0]?.exchange}, which has no address.`,
      `Correct the MX record of ${domain}, or set an A record of that host.`,
    );
  }
  return undefined;
}
