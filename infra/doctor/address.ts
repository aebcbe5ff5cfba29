import ipaddr from 'ipaddr.js';
import { type Check, type Finding, fail, ok, type World, warn } from './check.ts';
import { addressesOf, withDns } from './dns-records.ts';
import { askGateway, shakeHands } from './gateway.ts';
import {
  hasOwnTls,
  isProduction,
  isPublic,
  isPublicAddress,
  siteNames,
  siteUrl,
} from './installation.ts';

const httpsPort = 443;
const isV4 = (address: string) => ipaddr.parse(address).kind() === 'ipv4';
const inOneForm = (address: string) => ipaddr.process(address).toString();

export const address: Check = {
  group: 'Site',
  name: 'Address',
  run: withDns(async (world, signal) => {
    const fault = settingsFault(world);
    if (fault) return fault;
    const names = siteNames(world);
    if (!isPublic(world) || names.length === 0) return undefined;
    const findings = await Promise.all(names.map((name) => hostName(world, name, signal)));
    const problems = findings.flat();
    return problems.length > 0
      ? problems
      : ok(`${names.join(' and ')}: each name points to this machine.`);
  }),
};

/** What is wrong with SITE_URL and SITE_HOST themselves. */
function settingsFault(world: World): Finding | undefined {
  const { settings, mode } = world;
  const url = siteUrl(world);
  if (!url) {
    return isProduction(world) || settings.SITE_HOST || settings.SITE_URL
      ? fail('SITE_URL is no address.', 'Set SITE_URL in .env to https:// and the host name.')
      : undefined;
  }
  if (!isPublic(world)) return undefined;
  if (mode === 'docker' && !isProduction(world)) {
    return fail(
      'Visitors are expected, but docker-compose.production.yml is not used.',
      'Set COMPOSE_FILE=docker-compose.yml:docker-compose.production.yml in .env.',
    );
  }
  if (url.protocol !== 'https:' || url.pathname !== '/' || url.search || url.hash) {
    return fail(
      'SITE_URL is not https:// and a host name alone.',
      `Set SITE_URL=https://${url.host} in .env.`,
    );
  }
  if (settings.SITE_HOST && settings.SITE_HOST !== url.hostname) {
    return fail(
      `SITE_URL names ${url.hostname}, but SITE_HOST is ${settings.SITE_HOST}.`,
      `Set SITE_HOST=${url.hostname} in .env, or correct SITE_URL.`,
    );
  }
  return settings.SITE_HOST
    ? undefined
    : warn(
        'SITE_HOST is empty: the site answers under any name.',
        `Set SITE_HOST=${url.hostname} in .env.`,
      );
}

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

export const homePage: Check = {
  group: 'Site',
  name: 'Home page',
  async run(world, signal) {
    if ((await world.parts()) === undefined) return undefined;
    const page = await askGateway(world, { path: '/', isTls: hasOwnTls(world) }, signal).catch(
      () => undefined,
    );
    // "Ports" says that nothing answers.
    if (!page) return undefined;
    if (page.status !== 200) {
      return fail(
        `It is answered with status ${page.status}.`,
        page.status === 421
          ? 'Set SITE_HOST in .env to the host name that visitors type.'
          : 'Run make logs SERVICE=gateway FOLLOW=0.',
      );
    }
    const canonical = canonicalOf(page.body);
    const wanted = siteUrl(world)?.origin;
    return canonical && (!wanted || URL.parse(canonical)?.origin === wanted)
      ? ok(`Its canonical address is ${canonical}.`)
      : fail(
          `The pages were built for ${canonical ?? 'no address'}, but SITE_URL is ${wanted ?? 'empty'}.`,
          'Build them again: make up',
        );
  },
};

function canonicalOf(html: string): string | undefined {
  const [link] = /<link\b[^>]*\brel="canonical"[^>]*>/.exec(html) ?? [];
  return link && /\bhref="([^"]+)"/.exec(link)?.[1];
}
