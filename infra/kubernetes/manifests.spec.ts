import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { ensurePrograms } from '../native/requirements/requirements.ts';
import { secretsOf } from '../production/secrets.ts';
import { repository } from '../settings/paths.ts';
import { serviceNames } from '../settings/service-names.ts';

const manifest = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }).optional(),
});

/** Every object of the manifests, with the file it is in. */
function readManifests() {
  const folder = import.meta.dirname;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) =>
      parseAllDocuments(readFileSync(join(folder, file), 'utf8')).map((document) => {
        if (document.errors.length > 0) throw new Error(`${file}: ${document.errors[0]?.message}`);
        return { file, manifest: manifest.parse(document.toJS()) };
      }),
    );
}

const all = readManifests();
const objects = all.filter(({ manifest }) => manifest.kind !== 'Kustomization');
const titleOf = ({ manifest }: (typeof all)[number]) =>
  `${manifest.kind} ${manifest.metadata?.name ?? ''}`;
const moduleOf = (apiVersion: string) => `kubernetes-models/${apiVersion}`;
const model = z.custom<new (data: unknown) => { validate(): void }>(
  (value) => typeof value === 'function',
);

const putTogether = z.object({
  kind: z.string(),
  metadata: z.object({ name: z.string(), namespace: z.string() }),
});

describe('the Kubernetes manifests', () => {
  for (const object of objects) {
    it(`should be valid: ${titleOf(object)}`, async () => {
      const { apiVersion, kind } = object.manifest;
      const Model = model.parse((await import(moduleOf(apiVersion)))[kind]);
      new Model(object.manifest).validate();
    });
  }

  it('should have no field that the API does not know', () => {
    const folder = join(repository, 'node_modules/.cache/kubernetes');
    const file = join(folder, 'manifests.ts');
    mkdirSync(folder, { recursive: true });
    // The compiler refuses an unknown property wherever an object is written out.
    const source = objects.map(
      ({ manifest }, index) =>
        `import type { I${manifest.kind} as T${index} } from '${moduleOf(manifest.apiVersion)}';\n` +
        `export const object${index}: T${index} = ${JSON.stringify(manifest, undefined, 1)};\n`,
    );
    writeFileSync(file, source.join('\n'));
    try {
      const options = [
        '--noEmit',
        '--strict',
        '--skipLibCheck',
        '--module',
        'nodenext',
        '--ignoreConfig',
      ];
      const tsc = join(repository, 'node_modules/.bin/tsc');
      const { stdout, status } = spawnSync(tsc, [...options, file], { encoding: 'utf8' });
      assert.equal(status, 0, stdout);
    } finally {
      rmSync(file);
    }
  });

  it('should start each program as someone without rights, and ask whether it works', () => {
    const container = z.object({
      name: z.string(),
      resources: z.object({ limits: z.object({ memory: z.string() }) }),
      securityContext: z.object({
        allowPrivilegeEscalation: z.literal(false),
        readOnlyRootFilesystem: z.literal(true),
        capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
      }),
      readinessProbe: z.object({}).optional(),
      livenessProbe: z.object({}).optional(),
    });
    const workload = z.object({
      spec: z.object({
        template: z.object({
          spec: z.object({
            securityContext: z.object({ runAsNonRoot: z.literal(true) }),
            containers: z.array(container).length(1),
          }),
        }),
      }),
    });
    const workloads = objects.filter(({ manifest }) => /^(Deployment|Job)$/.test(manifest.kind));
    assert.equal(workloads.length, serviceNames.length + 3);
    for (const { manifest } of workloads) {
      const [one] = workload.parse(manifest).spec.template.spec.containers;
      if (manifest.kind === 'Job') continue;
      assert.ok(one?.readinessProbe && one.livenessProbe, one?.name);
    }
  });

  it('should set no variables for the Services: GATEWAY_PORT=tcp://… would replace the port', () => {
    const workload = z.object({
      spec: z.object({
        template: z.object({ spec: z.object({ enableServiceLinks: z.boolean().optional() }) }),
      }),
    });
    const linked = objects
      .filter(({ manifest }) => /^(Deployment|Job)$/.test(manifest.kind))
      .filter(
        ({ manifest }) => workload.parse(manifest).spec.template.spec.enableServiceLinks !== false,
      );
    assert.deepEqual(linked.map(titleOf), []);
  });

  it('should give the gateway the memory that it has in Docker Compose', () => {
    const compose = parse(readFileSync(join(repository, 'docker-compose.yml'), 'utf8'));
    const { memory } = compose.services.gateway.deploy.resources.limits;
    assert.equal(memory, '512M');
    const gateway = objects.find(
      ({ manifest }) => manifest.kind === 'Deployment' && manifest.metadata?.name === 'gateway',
    );
    assert.ok(JSON.stringify(gateway).includes(`"memory":"${memory}i"`));
  });

  it('should read calendars from public networks alone, not through NAT64 either', () => {
    const policy = objects.find(({ manifest }) => manifest.metadata?.name === 'calendars');
    const cidrs = [...JSON.stringify(policy).matchAll(/"cidr":"([^"]+)"/g)].map(([, cidr]) => cidr);
    assert.deepEqual(cidrs, ['0.0.0.0/0', '2000::/3']);
    assert.ok(JSON.stringify(policy).includes('"10.0.0.0/8"'));
  });

  it('should read only secrets that `make secrets` writes', () => {
    const settings = Object.fromEntries(
      [
        ...serviceNames.flatMap((name) =>
          ['DB', 'REDIS'].map((kind) => `${name.toUpperCase()}_${kind}_PASSWORD`),
        ),
        ...['BOT_CHECK', 'BOOKING_LINK'].map((name) => `${name}_SECRET`),
        ...['ADMIN', 'RANKINGS'].map((name) => `${name}_PASSWORD_HASH`),
        ...['SMTP_URL', 'REDIS_PASSWORD', 'POSTGRES_PASSWORD'],
      ].map((key) => [key, 'x']),
    );
    const written = Object.keys(secretsOf(settings, { postgres: 'p:1', redis: 'r:1' }));
    const read = [...JSON.stringify(objects).matchAll(/\/run\/secrets\/([a-z-]+)/g)].map(
      ([, name]) => name ?? '',
    );
    assert.ok(read.length > serviceNames.length);
    assert.deepEqual(
      read.filter((name) => !written.includes(name)),
      [],
    );
  });

  for (const folder of ['migrate', '']) {
    it(`should be put together by kubectl, of any age, with the names of registry and namespace: ${folder || 'the rest'}`, async () => {
      const { kubectl } = await ensurePrograms(['kubectl'], () => undefined);
      const args = ['kustomize', join(import.meta.dirname, folder)];
      const { stdout, stderr, status } = spawnSync(kubectl, args, { encoding: 'utf8' });
      assert.equal(status, 0, stderr);
      const put = parseAllDocuments(stdout).map((document) => putTogether.parse(document.toJS()));
      const wanted = objects.filter(({ file }) => dirname(file) === (folder || '.'));
      const titles = put.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
      assert.deepEqual(titles.toSorted(), wanted.map(titleOf).toSorted());
      for (const { kind, metadata } of put) assert.equal(metadata.namespace, 'agency', kind);
      const images = [...stdout.matchAll(/image: (\S+)/g)].map(([, image = '']) => image);
      const workloads = wanted.filter(({ manifest }) => /^(Deployment|Job)$/.test(manifest.kind));
      assert.equal(images.length, workloads.length);
      for (const image of images) assert.match(image, /^registry\.example\.com\/agency-[a-z-]+:1$/);
    });
  }
});
