import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { compose, containersOf } from '@agency/infra/docker/compose';
import { waitUntil } from '@agency/infra/native/process/wait-until';
import { OngoingRequests } from './ongoing-requests.ts';
import { writeCertificate } from './self-signed.ts';
import { names, SiteWithCertificates, shownBy } from './site-with-certificates.ts';

const received = /Successfully received certificate/;

describe('certificates that renew on their own', () => {
  let site: SiteWithCertificates;
  let gateway = '';
  const client = () => compose('restart', '--timeout', '5', 'certificates');
  const shown = (address = gateway) => shownBy(address, names[0]);
  const showsAnother = (than: string, address = gateway) =>
    waitUntil(async () => (await shown(address)).serialNumber !== than, {
      timeoutMs: 30_000,
      intervalMs: 250,
      what: 'Showing another certificate',
    });

  before(
    async () => {
      site = new SiteWithCertificates();
      await compose('down', '--volumes', '--remove-orphans');
      await site.up('gateway', 'names', 'authority');
      [gateway = ''] = await site.addressesOf('gateway');
    },
    { timeout: 400_000 },
  );
  after(() => site.end());

  it('should start with a placeholder, and tell what is wrong with the names', async () => {
    assert.equal((await shown()).subject, 'CN=No certificate yet');
    await site.pointNamesAt('127.0.0.1');
    const log = await site.nextOutcome(() => site.up('certificates'));
    for (const name of names) assert.ok(log.includes(`Domain: ${name}`), log);
    assert.match(log, /Detail: .*connection refused/i);
    assert.equal((await shown()).subject, 'CN=No certificate yet');
  });

  it('should get a certificate for all names, which the gateway serves without a restart', async () => {
    const [container] = await containersOf('gateway');
    await site.pointNamesAt(gateway);
    const placeholder = (await shown()).serialNumber;
    assert.match(await site.nextOutcome(client), received);
    await showsAnother(placeholder);
    const ca = await site.root();
    for (const name of names) await shownBy(gateway, name, { ca });
    assert.deepEqual(await containersOf('gateway'), [container]);
  });

  it('should be renewed when it is due, on two gateways, while visitors keep asking', async () => {
    await compose(
      'up',
      '--detach',
      '--no-deps',
      '--no-recreate',
      '--wait',
      '--scale=gateway=2',
      'gateway',
    );
    const gateways = await site.addressesOf('gateway');
    assert.equal(gateways.length, 2);
    // Either gateway can answer the authority's challenge.
    await site.pointNamesAt(gateways.find((address) => address !== gateway) ?? '');
    const { serialNumber } = await shown();
    for (const address of gateways) assert.equal((await shown(address)).serialNumber, serialNumber);
    await site.makeRenewalDue();
    const visitors = new OngoingRequests(gateways, names[0], { port: 8443, paths: ['/healthz'] });
    const log = await site.nextOutcome(client);
    assert.match(log, /Renewing an existing certificate/);
    assert.match(log, received);
    for (const address of gateways) await showsAnother(serialNumber, address);
    const { answered } = visitors;
    await waitUntil(() => visitors.answered > answered + 100, {
      timeoutMs: 30_000,
      what: 'Asking under the new certificate',
    });
    await visitors.end();
    assert.deepEqual(visitors.lost, []);
    const version = await compose('exec', '--no-TTY', 'gateway', 'sh', '-c', 'nginx -v 2>&1');
    // Before 1.27.4, nginx closes idle connections without waiting.
    if (!/\/1\.2[0-6]\./.test(version)) assert.equal(visitors.repeated, 0);
  });

  it('should keep the certificate while the authority is away', async () => {
    const { serialNumber } = await shown();
    const log = await site.withoutAuthority(() => site.nextOutcome(client));
    assert.match(log, /An unexpected error occurred:[\s\S]*host='authority'/);
    assert.equal((await shown()).serialNumber, serialNumber);
    assert.match(await site.nextOutcome(client), received);
    await showsAnother(serialNumber);
  });

  it('should order another one when the names change', async () => {
    const { serialNumber } = await shown();
    site.set({ SITE_ALIASES: '' });
    assert.match(await site.nextOutcome(() => site.up('certificates')), received);
    await showsAnother(serialNumber);
    assert.equal((await shown()).subjectAltName, `DNS:${names[0]}`);
  });

  it('should order anew after the volume is lost', async () => {
    site.set({ SITE_ALIASES: names[1] });
    await compose('rm', '--stop', '--force', 'certificates', 'gateway');
    await site.removeVolume('certificates');
    await site.up('gateway');
    [gateway = ''] = await site.addressesOf('gateway');
    const placeholder = await shown();
    assert.equal(placeholder.subject, 'CN=No certificate yet');
    await site.pointNamesAt(gateway);
    assert.match(await site.nextOutcome(() => site.up('certificates')), received);
    await showsAnother(placeholder.serialNumber);
  });

  it('should prefer the owner’s own certificate, and follow when it is replaced on the disk', async () => {
    const [container] = await containersOf('gateway');
    for (const name of ['own', 'renewed']) {
      const { serialNumber } = await shown();
      writeCertificate(site.secrets, [name]);
      await showsAnother(serialNumber);
      assert.equal((await shown()).subject, `CN=${name}`);
    }
    assert.deepEqual(await containersOf('gateway'), [container]);
  });
});
