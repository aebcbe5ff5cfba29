import type { CaaRecord } from 'node:dns';
import { type Check, fail, ok, type World } from '../check.ts';
import { acmeDirectory, getsCertificates, isPublic, siteNames } from '../installation.ts';

/** The name that an authority has in CAA records, by the host of its ACME directory. */
const authorities: [host: RegExp, name: string][] = [
  [/(^|\.)letsencrypt\.org$/, 'letsencrypt.org'],
  [/(^|\.)zerossl\.com$/, 'sectigo.com'],
  [/(^|\.)sectigo\.com$/, 'sectigo.com'],
  [/(^|\.)buypass\.com$/, 'buypass.com'],
  [/(^|\.)pki\.goog$/, 'pki.goog'],
  [/(^|\.)ssl\.com$/, 'ssl.com'],
];

const caa: Check = {
  group: 'Site',
  name: 'CAA records',
  async run(world) {
    if (!isPublic(world) || !getsCertificates(world)) return undefined;
    const { host } = acmeDirectory(world);
    const [, authority] = authorities.find(([pattern]) => pattern.test(host)) ?? [];
    if (!authority) return undefined;
    const names = siteNames(world);
    const allowed = await Promise.all(names.map((name) => allowedFor(world, name)));
    const problems = names.flatMap((name, index) => {
      const issuers = allowed[index];
      return issuers && !issuers.includes(authority)
        ? fail(
            `The CAA records of ${name} do not let ${authority} issue a certificate.`,
            `Add the record: CAA 0 issue "${authority}"`,
          )
        : [];
    });
    return problems.length > 0 ? problems : ok(`${authority} may issue the certificate.`);
  },
};

/** Who may issue for a name: the nearest records apply, of the name or of a domain above it. undefined: anybody. */
async function allowedFor({ resolver }: World, name: string): Promise<string[] | undefined> {
  const labels = name.split('.');
  for (let depth = 0; depth < labels.length; depth += 1) {
    const records = await recordsOf(resolver, labels.slice(depth).join('.'));
    if (records.length === 0) continue;
    const issuers = records.flatMap(({ issue }) => (issue === undefined ? [] : [issue]));
    return issuers.length > 0
      ? issuers.map((issuer) => (issuer.split(';')[0] ?? '').trim().toLowerCase())
      : undefined;
  }
  return undefined;
}

/** A name server that fails makes the authority refuse; "DNS" says that it fails. */
async function recordsOf(resolver: World['resolver'], name: string): Promise<CaaRecord[]> {
  return resolver.resolveCaa(name).catch(() => []);
}

export const caaChecks: Check[] = [caa];
