import assert from 'node:assert/strict';
import { parse } from 'yaml';
import { chapter, type Step } from '../commands.ts';
import type { Operator } from '../operator.ts';

export function growing(operator: Operator): Step[] {
  return chapter('Scale', [...replicas(operator), ...kubernetes(operator)]);
}

function replicas(operator: Operator): Omit<Step, 'chapter'>[] {
  const counts = async () => {
    const services = ['leads', 'scheduling', 'email', 'rankings'];
    const found = await Promise.all(services.map((service) => operator.replicasOf(service)));
    return found.map(({ length }) => length);
  };
  return [
    {
      line: 'docker compose up --detach --no-recreate --wait --scale leads=3 --scale scheduling=3 --scale email=2 --scale rankings=2',
      check: async () => {
        assert.deepEqual(await counts(), [3, 3, 2, 2]);
        await operator.clone.run('docker compose up --detach --wait');
        assert.deepEqual(await counts(), [1, 1, 1, 1]);
      },
    },
  ];
}

/** Without a cluster: kubectl only writes what it would send, and the API's models check that (infra/kubernetes). */
const kubernetes = (operator: Operator): Omit<Step, 'chapter'>[] => [
  {
    line: 'make secrets POSTGRES_ADDRESS=db.example.com:5432 REDIS_ADDRESS=redis.example.com:6379',
    check: () => {
      assert.match(
        operator.secret('leads-database-url'),
        /@db\.example\.com:5432\/app\?sslmode=verify-full$/,
      );
      assert.match(
        operator.secret('leads-redis-url'),
        /^rediss:\/\/leads:.+@redis\.example\.com:6379$/,
      );
    },
  },
  {
    line: 'kubectl create namespace agency',
    as: (line) => `${line} --dry-run=client --output=name`,
    check: (printed) => assert.equal(printed, 'namespace/agency'),
  },
  {
    line: 'kubectl --namespace agency create secret generic agency --from-file=secrets/',
    as: (line) => `${line} --dry-run=client --output=name`,
    check: (printed) => assert.equal(printed, 'secret/agency'),
  },
  ...[
    'kubectl --namespace agency delete job migrate --ignore-not-found',
    'kubectl apply --kustomize infra/kubernetes/migrate',
    'kubectl --namespace agency wait --for=condition=complete --timeout=5m job/migrate',
  ].map((line) => ({
    line,
    as: () => 'kubectl kustomize infra/kubernetes/migrate',
    check: (printed: string) => {
      const job = parse(printed);
      assert.equal(
        `${job.kind} ${job.metadata.namespace}/${job.metadata.name}`,
        'Job agency/migrate',
      );
    },
  })),
  {
    line: 'kubectl apply --kustomize infra/kubernetes',
    as: (line) => line.replace('apply --kustomize', 'kustomize'),
    check: (printed) =>
      assert.match(printed, /image: registry\.example\.com\/agency-gateway-configuration:1/),
  },
];
