import ipaddr from 'ipaddr.js';
import { type Check, type Finding, fail, ok, type World, warn } from '../check.ts';
import { addressesOf, withDns } from '../dns-records.ts';
import { hasOwnTls, isPublic, isPublicAddress, siteNames } from '../installation.ts';
import { shakeHands } from './handshake.ts';

const httpsPort = 443;
const isV4 = (address: string) => ipaddr.parse(address).kind() === 'ipv4';
const inOneForm = (address: string) => ipaddr.process(address).toString();

const hostNames: Check = {
  group: 'Site',
  name: 'DNS',
  run: withDns(async (world: World, signal) => {
    const names = siteNames(world);
    if (!isPublic(world) || names.length === 0) return undefined;
    const findings = await Promise.all(names.map((name) => hostName(world, name, signal)));
    const problems = findings.flat();
    return problems.length > 0
      ? problems
      : ok(`${names.join(' and ')}: each name points to this machine.`);
  }),
};

/** What is wrong with a name's addresses. */
async function hostName(world: World, name: string, signal: AbortSignal): Promise<Finding[]> {
  const records = await addressesOf(world, name);
  if (records.length === 0) {
    return [
      fail(
        `${name} has no address in DNS.`,
        `Create an A record for ${name} with the public address of this machine.`,
      ),
    ];
  }
  const inside = records.filter((address) => !isPublicAddress(address));
  if (inside.length > 0) {
    return [
      fail(
        `${name} has a private address in DNS.`,
        `Give the records of ${name} the public address of this machine.`,
      ),
    ];
  }
  // A proxy or a CDN answers there and passes requests on.
  if (!hasOwnTls(world) || world.settings.TRUSTED_PROXY) return [];
  return elsewhere(world, name, records, signal);
}

async function elsewhere(
  world: World,
  name: string,
  records: string[],
  signal: AbortSignal,
): Promise<Finding[]> {
  const own = world.addresses().filter(isPublicAddress).map(inOneForm);
  const foreign = records.filter((address) => !own.includes(inOneForm(address)));
  // Behind NAT, no interface has the public IPv4 address; IPv6 needs no NAT.
  const isTranslated = !own.some(isV4);
  const findings = await Promise.all(
    foreign.map((address) =>
      isTranslated && isV4(address)
        ? sameSite(world, name, address, signal)
        : fail(
            `${name} has the address ${address} in DNS, which is not this machine’s.`,
            isV4(address)
              ? `Correct the A record of ${name}.`
              : `Remove the AAAA record of ${name}, or give this machine that address: half of the visitors use it.`,
          ),
    ),
  );
  return findings.filter((finding) => finding !== undefined);
}

/** Whether the address leads to this machine, by the certificate that is served there. */
async function sameSite(
  world: World,
  name: string,
  address: string,
  signal: AbortSignal,
): Promise<Finding | undefined> {
  const { gateway } = world;
  const here = await shakeHands(world, { ...local(gateway), name }, signal).catch(() => undefined);
  // Not started yet: there is nothing to compare with.
  if (!here) return undefined;
  const there = await shakeHands(world, { host: address, port: httpsPort, name }, signal).catch(
    () => undefined,
  );
  if (!there) {
    return warn(
      `${name} has the address ${address} in DNS, which does not answer from here.`,
      `Open https://${name} from another network; if it fails, forward ports 80 and 443 to this machine.`,
    );
  }
  return there.certificate.fingerprint256 === here.certificate.fingerprint256
    ? undefined
    : fail(
        `${name} has the address ${address} in DNS, where another site answers.`,
        `Correct the A record of ${name}, or forward ports 80 and 443 to this machine.`,
      );
}

const local = (gateway: World['gateway']) => ({ host: gateway.host, port: gateway.httpsPort });

export const dnsChecks: Check[] = [hostNames];
