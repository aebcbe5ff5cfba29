/**
 * `make sbom`: the bill of materials, CycloneDX as JSON. Generated from the lock file, because npm 11's own `npm sbom
 * --omit=dev` treats most packages of the workspaces as development packages and leaves them out.
 */
import { lockedPackages } from '../lint/packages.ts';
import { log, runCommand } from './run-command.ts';

await runCommand(async () => {
  const components = lockedPackages()
    .filter(({ isDelivered }) => isDelivered)
    .map(({ name, version, license, integrity }) => {
      const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
      const content = Buffer.from(integrity?.replace('sha512-', '') ?? '', 'base64').toString(
        'hex',
      );
      return {
        type: 'library',
        name,
        version,
        purl,
        ...(license && { licenses: [{ expression: license }] }),
        ...(integrity && { hashes: [{ alg: 'SHA-512', content }] }),
      };
    });
  // The same package in two folders is one component.
  const distinct = [...new Map(components.map((one) => [one.purl, one])).values()];
  const metadata = { component: { type: 'application', name: 'agency-website' } };
  const bill = { bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, metadata };
  log(JSON.stringify({ ...bill, components: distinct }, undefined, 2));
});
