import { checkServerIdentity } from 'node:tls';
import { codeOf } from '../settings/error-code.ts';
import { type Check, type Finding, fail, ok, type World, warn } from './check.ts';
import { shakeHands } from './gateway.ts';
import { getsCertificates, hasOwnTls, isPublic, siteNames, siteUrl } from './installation.ts';

const dayMs = 86_400_000;

/** Where the site's TLS ends: at our gateway's port, or at the proxy in front of it. undefined: nowhere. */
async function endpoint(world: World): Promise<{ host: string; port: number } | undefined> {
  if ((await world.parts()) === undefined) return undefined;
  const { gateway, resolver } = world;
  if (hasOwnTls(world)) return { host: gateway.host, port: gateway.httpsPort };
  const url = siteUrl(world);
  if (!isPublic(world) || url?.protocol !== 'https:') return undefined;
  const [host] = await resolver.resolve4(url.hostname).catch(() => []);
  return host ? { host, port: 443 } : undefined;
}

export const certificate: Check = {
  group: 'Site',
  name: 'Certificate',
  async run(world, signal) {
    const target = await endpoint(world);
    const [name = 'localhost', ...aliases] = siteNames(world);
    if (!target) return undefined;
    const handshake = await shakeHands(world, { ...target, name }, signal).catch(codeOf);
    // "Ports" says that nothing answers.
    if (handshake === 'ECONNREFUSED' && hasOwnTls(world)) return undefined;
    if (typeof handshake === 'string') {
      return fail('No TLS server answers at the site’s address.', whereToLook(world));
    }
    const { certificate: own, distrust } = handshake;
    const uncovered = [name, ...aliases].filter((each) => checkServerIdentity(each, own));
    const problems = [
      validity(world, new Date(own.valid_from), new Date(own.valid_to)),
      distrust ? trust(world, distrust) : undefined,
      uncovered.length > 0
        ? fail(
            `It does not cover ${uncovered.join(' and ')}.`,
            renew(world, 'with every name of the site'),
          )
        : undefined,
    ].filter((problem) => problem !== undefined);
    if (problems.length > 0) return problems;
    const days = Math.floor((Date.parse(own.valid_to) - world.now().getTime()) / dayMs);
    return ok(
      `It is trusted, covers ${[name, ...aliases].join(' and ')}, and expires in ${days} days.`,
    );
  },
};

const whereToLook = (world: World) =>
  hasOwnTls(world)
    ? 'Run make logs SERVICE=gateway FOLLOW=0: its last lines name the reason.'
    : 'Check the proxy in front of the gateway.';

/** What to do about a certificate, by where it comes from. */
function renew(world: World, how: string): string {
  if (getsCertificates(world)) {
    return `Run make logs SERVICE=certificates FOLLOW=0, which says why there is none ${how}.`;
  }
  return hasOwnTls(world)
    ? `Get a certificate ${how} from your authority, and put it in place as "TLS" in docs/operations.md says.`
    : `Get a certificate ${how} for the proxy in front of the gateway.`;
}

function validity(world: World, from: Date, to: Date): Finding | undefined {
  const now = world.now().getTime();
  const days = Math.floor((to.getTime() - now) / dayMs);
  if (now < from.getTime()) {
    return fail(
      'It is not valid yet.',
      'Check the clock of this machine (timedatectl); otherwise wait until the certificate’s first day.',
    );
  }
  if (days < 0) return fail('It has expired.', renew(world, 'that is valid'));
  const lifetime = to.getTime() - from.getTime();
  const left = to.getTime() - now;
  const found = `It expires in ${days} ${days === 1 ? 'day' : 'days'}.`;
  if (left < lifetime / 10) return fail(found, renew(world, 'that lasts longer'));
  return left < lifetime / 3 ? warn(found, renew(world, 'that lasts longer')) : undefined;
}

function trust(world: World, reason: string): Finding {
  if (reason === 'DEPTH_ZERO_SELF_SIGNED_CERT') {
    return fail(
      'It is self-signed: browsers warn every visitor.',
      renew(world, 'that browsers trust'),
    );
  }
  if (
    reason === 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' ||
    reason === 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY'
  ) {
    return fail(
      'Its chain is incomplete, or browsers do not know its authority.',
      'Append the intermediate certificates of the authority to the certificate’s file.',
    );
  }
  return fail(`Browsers do not trust it (${reason}).`, renew(world, 'that browsers trust'));
}
