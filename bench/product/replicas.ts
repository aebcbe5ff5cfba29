import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningServer } from '@agency/infra/native/process/running-server';
import { startServer } from '@agency/infra/native/process/start-server';
import type { StackContext } from '@agency/infra/native/stack/context';
import { gatewaySpec } from '@agency/infra/native/stack/nginx-specs';
import { serviceSpec } from '@agency/infra/native/stack/service-specs';
import type { ProcessSpec } from '@agency/infra/native/supervisor/process-spec';
import { freePort } from './free-port.ts';
import type { Product } from './throw-away-product.ts';

export interface Replicas {
  /** A gateway that spreads requests over both. */
  url: string;
  stop(): Promise<void>;
}

/** Those that visitors call. */
const doubled = ['leads', 'scheduling'] as const;

/** A second process of each service that visitors call, and a second gateway before the two of each. */
export async function startReplicas({ context, runDir }: Product): Promise<Replicas> {
  const started: RunningServer[] = [];
  const stop = async () => {
    for (const one of started.toReversed()) await one.stop();
  };
  try {
    const ports = { ...context.config.ports };
    for (const name of doubled) ports[name] = await freePort();
    const second = { ...context, config: { ...context.config, ports } };
    for (const name of doubled) {
      started.push(await start(second, serviceSpec(second, name), ports[name]));
    }
    const port = await freePort();
    const before: StackContext = {
      ...context,
      config: { ...context.config, port },
      folder: (name) => join(runDir, `${name}-replicas`),
    };
    const upstreams = (conf: string) =>
      doubled.reduce((text, name) => addServer(text, name, ports[name]), conf);
    started.push(await start(before, gatewaySpec(before), port, upstreams));
    return { url: `http://127.0.0.1:${port}`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(
  context: StackContext,
  spec: ProcessSpec,
  port: number,
  edit?: (upstreams: string) => string,
): Promise<RunningServer> {
  const command = await spec.command();
  if (edit) {
    const file = join(context.folder('nginx-gateway'), 'conf/conf.d/upstreams.conf');
    writeFileSync(file, edit(readFileSync(file, 'utf8')));
  }
  return startServer(command, {
    name: `a second ${spec.name}`,
    url: `http://127.0.0.1:${port}`,
    logFile: context.logFile(`replica-${spec.name}`),
    stopSignal: spec.stopSignal,
    isReady: () => spec.isReady(),
  });
}

/** As the container's gateway does it for every address that a service's name has. */
export function addServer(upstreams: string, name: string, port: number): string {
  const first = new RegExp(`(?<=upstream ${name} \\{\\n)( *server )\\S+( [^\\n]*\\n)`);
  if (!first.test(upstreams)) throw new Error(`The gateway has no upstream ${name}.`);
  return upstreams.replace(
    first,
    (line, server, options) => `${line}${server}127.0.0.1:${port}${options}`,
  );
}
