import { existsSync, readFileSync } from 'node:fs';
import { type Check, fail, ok, type World, warn } from '../check.ts';
import { hasOwnTls, isPublic, siteUrl } from '../installation.ts';
import { askGateway } from './ask-gateway.ts';

const restore = 'Restore the gateway section of docker-compose.production.yml (LISTEN: tls).';

const redirect: Check = {
  group: 'Site',
  name: 'Redirect to https',
  async run(world, signal) {
    if (!hasOwnTls(world) || (await world.parts()) === undefined) return undefined;
    const answer = await askGateway(world, { path: '/contact', isTls: false }, signal).catch(
      () => undefined,
    );
    // "Ports" says that nothing answers.
    if (!answer) return undefined;
    const to = URL.parse(answer.headers.location ?? '');
    return [301, 308].includes(answer.status) && to?.protocol === 'https:'
      ? ok('http redirects to https.')
      : fail('http does not redirect to https.', restore);
  },
};

const hsts: Check = {
  group: 'Site',
  name: 'HSTS',
  async run(world, signal) {
    if (!hasOwnTls(world) || (await world.parts()) === undefined) return undefined;
    const answer = await askGateway(world, { path: '/', isTls: true }, signal).catch(
      () => undefined,
    );
    if (!answer) return undefined;
    const header = String(answer.headers['strict-transport-security'] ?? '');
    const seconds = Number(/max-age=(\d+)/.exec(header)?.[1] ?? 0);
    return seconds >= 15_552_000
      ? ok('The header is sent.')
      : warn('The header is missing, or shorter than six months.', restore);
  },
};

const homePage: Check = {
  group: 'Site',
  name: 'Home page',
  async run(world, signal) {
    const page = await homePageOf(world, signal);
    if (page === undefined) return undefined;
    if (page.status !== 200) {
      return fail(
        `It is answered with status ${page.status}.`,
        page.status === 421
          ? 'Set SITE_HOST in .env to the host name that visitors type.'
          : 'Run make logs SERVICE=gateway FOLLOW=0.',
      );
    }
    const canonical = canonicalOf(page.body);
    if (canonical === undefined) {
      return fail('It has no canonical address.', 'Build the pages again: make up');
    }
    const wanted = siteUrl(world)?.origin;
    if (!wanted || URL.parse(canonical)?.origin === wanted)
      return ok(`Its canonical address is ${canonical}.`);
    return fail(
      `The pages were built for ${canonical}, but SITE_URL is ${wanted}.`,
      'Build them again: make up',
    );
  },
};

/** The served home page, or the built one while nothing serves it. */
async function homePageOf(
  world: World,
  signal: AbortSignal,
): Promise<{ status: number; body: string } | undefined> {
  if ((await world.parts()) !== undefined) {
    return askGateway(world, { path: '/', isTls: hasOwnTls(world) }, signal).catch(() => undefined);
  }
  const { homePage: file } = world.paths;
  if (world.mode === 'docker' || !existsSync(file)) return undefined;
  return { status: 200, body: readFileSync(file, 'utf8') };
}

function canonicalOf(html: string): string | undefined {
  const [link] = /<link\b[^>]*\brel="canonical"[^>]*>/.exec(html) ?? [];
  return link && /\bhref="([^"]+)"/.exec(link)?.[1];
}

const contact: Check = {
  group: 'Site',
  name: 'Contact address',
  async run(world, signal) {
    if (!isPublic(world)) return undefined;
    const page = await homePageOf(world, signal);
    if (page?.status !== 200) return undefined;
    return /@[\w.-]+\.example\b/.test(page.body)
      ? warn(
          'Visitors are told to write to an example address, where nobody receives email.',
          'Set the agency’s own as "Another agency" in docs/development.md says; then: make up',
        )
      : ok('It is no example address.');
  },
};

const encryption: Check = {
  group: 'Site',
  name: 'Encryption',
  async run(world) {
    const { mode, settings } = world;
    if (mode === 'docker' || !isPublic(world)) return undefined;
    return settings.TRUSTED_PROXY
      ? ok('The proxy in front of the gateway terminates TLS.')
      : warn(
          'Without Docker, the gateway speaks no TLS.',
          'Put a proxy with a certificate in front of it and set TRUSTED_PROXY, or use Docker.',
        );
  },
};

export const pageChecks: Check[] = [redirect, hsts, homePage, contact, encryption];
