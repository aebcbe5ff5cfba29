import type { RunningServer } from '@agency/infra/native/process/running-server';
import { startServer } from '@agency/infra/native/process/start-server';
import { serviceSpec } from '@agency/infra/native/stack/service-specs';
import { freePort } from './free-port.ts';
import type { Product } from './throw-away-product.ts';

/** One more process of a service, beside the product's. */
export async function startReplica(
  { context }: Product,
  service: 'email' | 'scheduling',
  change: Partial<Pick<Product['context'], 'redisUrlOf' | 'smtpUrl'>> = {},
): Promise<RunningServer> {
  const port = await freePort();
  const ports = { ...context.config.ports, [service]: port };
  const own = { ...context, ...change, config: { ...context.config, ports } };
  const spec = serviceSpec(own, service);
  return startServer(await spec.command(), {
    name: service,
    url: `http://127.0.0.1:${port}`,
    logFile: context.logFile(`${service}-replica-${port}`),
    stopSignal: spec.stopSignal,
    isReady: () => spec.isReady(),
  });
}
