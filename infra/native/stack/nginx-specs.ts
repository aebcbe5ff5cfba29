import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../../settings/paths.ts';
import { serviceNames } from '../../settings/service-names.ts';
import { gatewayLimits, type NginxOptions, nginxCommand } from '../nginx/nginx.ts';
import { filesBelow, fingerprintOf } from '../process/fingerprint.ts';
import type { ProcessSpec } from '../supervisor/managed-process.ts';
import { answersOk, bareEnvironment, type StackContext } from './context.ts';

const tunable = [
  'GATEWAY_ADDRESS',
  'SITE_HOST',
  'SITE_ALIASES',
  'TRUSTED_PROXY',
  'HSTS_SUBDOMAINS',
  'TAG_HOSTS',
  'WORKER_PROCESSES',
  'WORKER_CONNECTIONS',
];

export function frontendSpec(context: StackContext): ProcessSpec {
  const { config } = context;
  const port = config.ports.frontend;
  const variables = {
    FRONTEND_PORT: String(port),
    SITE_ROOT: join(config.site, 'client'),
    SITE_ROOT_BR: join(config.site, 'client-br'),
    ...context.pick('WORKER_PROCESSES'),
  };
  return nginxSpec(context, 'frontend', 'frontend/nginx', variables, {
    after: [],
    port,
    readyUrl: `http://127.0.0.1:${port}/`,
  });
}

export function gatewaySpec(context: StackContext): ProcessSpec {
  const { config } = context;
  const upstreams = [...serviceNames, 'frontend' as const].map((name) => [
    `${name.toUpperCase()}_UPSTREAM`,
    `127.0.0.1:${config.ports[name]}`,
  ]);
  const variables = {
    GATEWAY_PORT: String(config.port),
    ...Object.fromEntries(upstreams),
    ...context.pick(...tunable, ...gatewayLimits()),
  };
  return nginxSpec(context, 'gateway', 'gateway', variables, {
    after: [...serviceNames, 'frontend'],
    port: config.port,
    readyUrl: `http://127.0.0.1:${config.port}/healthz`,
  });
}

function nginxSpec(
  context: StackContext,
  name: NginxOptions['name'],
  source: string,
  variables: Record<string, string>,
  { after, port, readyUrl }: { after: string[]; port: number; readyUrl: string },
): ProcessSpec {
  const runDir = context.folder(`nginx-${name}`);
  const options = { name, runDir, variables, logFile: context.logFile(name) };
  return {
    name,
    kind: 'server',
    after,
    async command() {
      // The cache must not serve pages of an earlier build.
      rmSync(join(runDir, 'cache'), { recursive: true, force: true });
      return { ...(await nginxCommand(options)), env: bareEnvironment() };
    },
    isReady: () => answersOk(readyUrl),
    logFile: options.logFile,
    port,
    stopSignal: 'SIGQUIT',
    stopTimeoutMs: 10_000,
    startTimeoutMs: 20_000,
    fingerprint: fingerprintOf(
      variables,
      context.config.site,
      filesBelow(join(repository, source), /\.(conf|template|env)$/),
    ),
  };
}
