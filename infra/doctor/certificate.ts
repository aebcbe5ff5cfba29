import { type ConnectionOptions, checkServerIdentity, connect } from 'node:tls';
import { codeOf } from '../settings/error-code.ts';
import { type Check, type Finding, fail, problemsOr, warn } from './check.ts';
import {
  type Handshake,
  isPublic,
  siteNames,
  siteUrl,
  type TlsTarget,
  type World,
} from './world.ts';

const dayMs = 86_400_000;

export const certificate: Check = {
  group: 'Site',
  name: 'Certificate',
  async run(world, signal) {
    const target = await endpoint(world);
    const [name = 'localhost', ...aliases] = siteNames(world);
    if (!target) return undefined;
    const handshake = await world.shakeHands({ ...target, name }, signal).catch(codeOf);
    // "Ports" says that nothing answers.
    if (handshake === 'ECONNREFUSED' && world.gateway.isTls) return undefined;
    if (typeof handshake === 'string') {
      return fail(
        'No TLS server answers at the site’s address.',
        world.gateway.isTls
          ? 'Run make logs SERVICE=gateway FOLLOW=0: its last lines name the reason.'
          : 'Check the proxy in front of the gateway.',
      );
    }
    const { certificate: own, distrust } = handshake;
    const covered = [name, ...aliases];
    const uncovered = covered.filter((each) => checkServerIdentity(each, own));
    const days = Math.floor((Date.parse(own.valid_to) - world.now().getTime()) / dayMs);
    return problemsOr(
      `It is trusted, covers ${covered.join(' and ')}, and expires in ${days} days.`,
      [
        age(world, new Date(own.valid_from), new Date(own.valid_to)),
        distrust ? trust(world, distrust) : undefined,
        uncovered.length > 0 &&
          fail(
            `It does not cover ${uncovered.join(' and ')}.`,
            renew(world, 'with every name of the site'),
          ),
      ],
    );
  },
};

/** Where the site's TLS ends: at our gateway's port, or at the proxy in front of it. undefined: nowhere. */
async function endpoint(world: World): Promise<{ host: string; port: number } | undefined> {
  if ((await world.parts()) === undefined) return undefined;
  const { gateway, resolver } = world;
  if (gateway.isTls) return { host: gateway.host, port: gateway.httpsPort };
  const url = siteUrl(world);
  if (!isPublic(world) || url?.protocol !== 'https:') return undefined;
  const [host] = await resolver.resolve4(url.hostname).catch(() => []);
  return host ? { host, port: 443 } : undefined;
}

/** What to do about a certificate, by where it comes from. */
function renew({ gateway, settings }: World, how: string): string {
  if (!gateway.isTls) return `Get a certificate ${how} for the proxy in front of the gateway.`;
  return /(^|,)certificates(,|$)/.test(settings.COMPOSE_PROFILES ?? '')
    ? `Run make logs SERVICE=certificates FOLLOW=0, which says why there is none ${how}.`
    : `Get a certificate ${how} from your authority, and put it in place as "TLS" in docs/operations.md says.`;
}

function age(world: World, from: Date, to: Date): Finding | undefined {
  const left = to.getTime() - world.now().getTime();
  if (left < 0) return fail('It has expired.', renew(world, 'that is valid'));
  const lifetime = to.getTime() - from.getTime();
  if (left >= lifetime / 3) return undefined;
  const judge = left < lifetime / 10 ? fail : warn;
  return judge(
    `It expires in ${Math.floor(left / dayMs)} days.`,
    renew(world, 'that lasts longer'),
  );
}

function trust(world: World, reason: string): Finding {
  if (/^UNABLE_TO_(VERIFY_LEAF_SIGNATURE|GET_ISSUER_CERT_LOCALLY)$/.test(reason)) {
    return fail(
      'Its chain is incomplete, or browsers do not know its authority.',
      'Append the intermediate certificates of the authority to the certificate’s file.',
    );
  }
  const found =
    reason === 'DEPTH_ZERO_SELF_SIGNED_CERT'
      ? 'It is self-signed: browsers warn every visitor.'
      : `Browsers do not trust it (${reason}).`;
  return fail(found, renew(world, 'that browsers trust'));
}

const otherFaults = ['CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID', 'ERR_TLS_CERT_ALTNAME_INVALID'];

/** `options` are of tests. */
export function shakeHands(
  { host, port, name }: TlsTarget,
  signal: AbortSignal,
  options: ConnectionOptions = {},
): Promise<Handshake> {
  return new Promise((resolve, reject) => {
    const target = { host, port, servername: name, signal };
    const socket = connect({ ...target, rejectUnauthorized: false, ...options });
    socket.once('error', reject);
    socket.once('secureConnect', () => {
      const certificate = socket.getPeerCertificate(true);
      const reason = String(socket.authorizationError ?? '');
      socket.destroy();
      resolve({
        certificate,
        distrust: reason && !otherFaults.includes(reason) ? reason : undefined,
      });
    });
  });
}
