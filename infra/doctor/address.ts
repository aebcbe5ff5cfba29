import { request as requestPlain } from 'node:http';
import { request as requestTls } from 'node:https';
import { text } from 'node:stream/consumers';
import ipaddr from 'ipaddr.js';
import { type Check, type Finding, fail, ok, problemsOr, warn } from './check.ts';
import { addressesOf } from './dns.ts';
import {
  isProduction,
  isPublic,
  isPublicAddress,
  siteNames,
  siteUrl,
  type World,
} from './world.ts';

export const address: Check = {
  group: 'Site',
  name: 'Address',
  async run(world, signal) {
    const fault = settingsFault(world);
    if (fault) return fault;
    const names = siteNames(world);
    if (!isPublic(world) || names.length === 0) return undefined;
    const problems = await Promise.all(names.map((name) => nameFaults(world, name, signal)));
    return problemsOr(`${names.join(' and ')}: each name points to this machine.`, problems.flat());
  },
};

/** What is wrong with SITE_URL and SITE_HOST themselves. */
function settingsFault(world: World): Finding | undefined {
  const { SITE_URL, SITE_HOST } = world.settings;
  const url = siteUrl(world);
  if (!url) {
    return isProduction(world) || SITE_HOST || SITE_URL
      ? fail('SITE_URL is not an address.', 'Set SITE_URL in .env to https:// and the host name.')
      : undefined;
  }
  if (!isPublic(world)) return undefined;
  if (world.mode === 'docker' && !isProduction(world)) {
    return fail(
      'Visitors are expected, but docker-compose.production.yml is not used.',
      'Set COMPOSE_FILE=docker-compose.yml:docker-compose.production.yml in .env.',
    );
  }
  if (url.href !== `https://${url.host}/`) {
    return fail(
      'SITE_URL is not https:// and a host name alone.',
      `Set SITE_URL=https://${url.host} in .env.`,
    );
  }
  const fix = `Set SITE_HOST=${url.hostname} in .env, or correct SITE_URL.`;
  if (!SITE_HOST) return warn('SITE_HOST is empty: the site answers under any name.', fix);
  return SITE_HOST === url.hostname
    ? undefined
    : fail(`SITE_URL names ${url.hostname}, but SITE_HOST is ${SITE_HOST}.`, fix);
}

async function nameFaults(
  world: World,
  name: string,
  signal: AbortSignal,
): Promise<Finding | (Finding | undefined)[]> {
  const records = await addressesOf(world, name);
  if (records.length === 0) {
    return fail(
      `${name} has no address in DNS.`,
      `Create an A record for ${name} with the public address of this machine.`,
    );
  }
  if (!records.every(isPublicAddress)) {
    return fail(
      `${name} has a private address in DNS.`,
      `Give the records of ${name} the public address of this machine.`,
    );
  }
  // A proxy or a CDN answers there and passes requests on.
  if (!world.gateway.isTls || world.settings.TRUSTED_PROXY) return [];
  const own = world.addresses().filter(isPublicAddress).map(inOneForm);
  const foreign = records.filter((record) => !own.includes(inOneForm(record)));
  // Behind NAT, no interface has the public IPv4 address; IPv6 needs no NAT.
  const isTranslated = !own.some(isV4);
  return Promise.all(
    foreign.map((record) =>
      isTranslated && isV4(record)
        ? faultBehindNat(world, name, record, signal)
        : notThisMachine(name, record),
    ),
  );
}

const isV4 = (record: string) => ipaddr.parse(record).kind() === 'ipv4';
const inOneForm = (record: string) => ipaddr.process(record).toString();

const notThisMachine = (name: string, record: string) =>
  fail(
    `${name} has the address ${record} in DNS, which is not this machine’s.`,
    `Correct the A record of ${name}, or remove its AAAA record: half of the visitors use IPv6.`,
  );

/** Whether the address leads to this machine, by the certificate that is served there. */
async function faultBehindNat(
  { gateway, shakeHands }: World,
  name: string,
  record: string,
  signal: AbortSignal,
): Promise<Finding | undefined> {
  const certificateAt = async (host: string, port: number) =>
    shakeHands({ host, port, name }, signal).then(
      ({ certificate }) => certificate.fingerprint256,
      () => undefined,
    );
  const here = await certificateAt(gateway.host, gateway.httpsPort);
  // Not started yet: there is nothing to compare with.
  if (!here) return undefined;
  const there = await certificateAt(record, 443);
  if (there === here) return undefined;
  const judge = there ? fail : warn;
  return judge(
    `${name} has the address ${record} in DNS, where ${there ? 'another site' : 'nothing'} answers from here.`,
    `Correct the A record of ${name}, or forward ports 80 and 443 to this machine, then open https://${name} from another network.`,
  );
}

export const homePage: Check = {
  group: 'Site',
  name: 'Home page',
  async run(world, signal) {
    if ((await world.parts()) === undefined) return undefined;
    const page = await readHomePage(world, signal).catch(() => undefined);
    // "Ports" says that nothing answers.
    if (!page) return undefined;
    if (page.status !== 200) {
      return fail(
        `It answers with status ${page.status}.`,
        'Run make logs SERVICE=gateway FOLLOW=0.',
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

/** From the gateway's published port, as a visitor would. The certificate is judged elsewhere. */
function readHomePage(
  { gateway, settings }: World,
  signal: AbortSignal,
): Promise<{ status: number | undefined; body: string }> {
  const name = settings.SITE_HOST || 'localhost';
  const request = gateway.isTls ? requestTls : requestPlain;
  return new Promise((resolve, reject) => {
    const asking = request({
      host: gateway.host,
      port: gateway.isTls ? gateway.httpsPort : gateway.httpPort,
      headers: { host: name, connection: 'close' },
      servername: name,
      rejectUnauthorized: false,
      agent: false,
      signal,
    });
    asking.once('error', reject);
    asking.once('response', (answer) => {
      text(answer).then((body) => resolve({ status: answer.statusCode, body }), reject);
    });
    asking.end();
  });
}

function canonicalOf(html: string): string | undefined {
  const [link] = /<link\b[^>]*\brel="canonical"[^>]*>/.exec(html) ?? [];
  return link && /\bhref="([^"]+)"/.exec(link)?.[1];
}
