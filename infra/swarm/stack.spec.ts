import assert from 'node:assert/strict';
import { it } from 'node:test';
import { parse } from 'yaml';
import { composeConfig, stackOf, toYaml } from './stack.ts';

const config = composeConfig.parse({
  name: 'agency',
  'x-required': ['something'],
  services: {
    gateway: {
      build: { context: '.' },
      command: null,
      depends_on: { leads: { condition: 'service_healthy' } },
      deploy: { resources: { limits: { memory: '402653184' } } },
      networks: { public: null, api: null },
      ports: [{ mode: 'ingress', target: 8443, published: '443', protocol: 'tcp' }],
      restart: 'unless-stopped',
      security_opt: ['no-new-privileges:true'],
      tmpfs: ['/run/nginx:uid=101,gid=101,mode=0755,size=160m', '/tmp:size=1m'],
    },
    migrate: { networks: { data: null }, restart: 'no' },
    postgres: { image: 'postgres:17', networks: { data: null } },
  },
  networks: {
    public: { name: 'agency_public', ipam: {} },
    api: { name: 'agency_api', ipam: {}, internal: true },
    data: { name: 'agency_data', ipam: {}, internal: true },
  },
  secrets: {
    'tls-key': { name: 'agency_tls-key', file: '/srv/secrets/tls-key' },
    'postgres-password': {
      name: 'agency_postgres-password',
      file: '/srv/secrets/postgres-password',
    },
  },
});

it('should make a stack of what Compose runs, without the storage', () => {
  assert.deepEqual(stackOf(config, 'registry.example.com/', '7'), {
    version: '3.9',
    services: {
      gateway: {
        image: 'registry.example.com/agency-gateway:7',
        networks: ['public', 'api'],
        ports: [{ target: 8443, published: 443, mode: 'host' }],
        volumes: [
          { type: 'volume', target: '/run/nginx' },
          { type: 'tmpfs', target: '/tmp', tmpfs: { size: 1_048_576 } },
        ],
        deploy: {
          resources: { limits: { memory: '402653184' } },
          endpoint_mode: 'dnsrr',
          mode: 'global',
          restart_policy: { condition: 'any', delay: '2s' },
          update_config: {
            order: 'stop-first',
            parallelism: 1,
            delay: '5s',
            monitor: '15s',
            failure_action: 'rollback',
          },
          rollback_config: { order: 'stop-first' },
        },
      },
      migrate: {
        image: 'registry.example.com/agency-migrate:7',
        networks: ['data'],
        volumes: [],
        deploy: {
          endpoint_mode: 'dnsrr',
          replicas: 1,
          restart_policy: { condition: 'on-failure', delay: '3s', max_attempts: 20 },
        },
      },
    },
    networks: {
      public: { driver: 'overlay' },
      api: { driver: 'overlay', internal: true },
      data: { driver: 'overlay' },
    },
    secrets: { 'tls-key': { file: '/srv/secrets/tls-key' } },
  });
});

it('should write values that Docker, whose YAML is 1.1, reads as the text that they are', () => {
  const environment = { HSTS_SUBDOMAINS: 'on', PORT: '3000', LOG_LEVEL: 'no' };
  assert.deepEqual(parse(toYaml({ environment }), { version: '1.1' }), { environment });
});
