import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type LabelOf, type MetricName, metricCatalog } from './catalog.js';

/** One value of a gauge. */
export interface GaugeValue<Name extends MetricName> {
  labels?: Record<LabelOf<Name>, string>;
  value: number;
}

/** In seconds: from a request without a query to one that a visitor gives up on. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** A service's Prometheus metrics. Each application has its own registry. */
export class MetricsService {
  private readonly registry = new Registry();
  private readonly gauges = new Map<MetricName, (() => Promise<GaugeValue<MetricName>[]>)[]>();
  private readonly requests: Histogram<LabelOf<'http_request_duration_seconds'>>;

  constructor(service: string) {
    this.registry.setDefaultLabels({ service });
    collectDefaultMetrics({ register: this.registry });
    const name = 'http_request_duration_seconds';
    const { help, labels } = metricCatalog[name];
    this.requests = new Histogram({
      name,
      help,
      labelNames: labels,
      buckets,
      registers: [this.registry],
    });
  }

  /** Counts one answered request. The route is its template, such as `/api/contacts/:id`. */
  observeRequest(labels: Record<'method' | 'route' | 'status', string>, seconds: number): void {
    this.requests.observe(labels, seconds);
  }

  /**
   * Registers a gauge that is read at each scrape. If reading fails, that scrape omits it: an old value would look
   * current. Registering it again, as a second queue does, adds those values to it.
   */
  gauge<Name extends MetricName>(name: Name, read: () => Promise<GaugeValue<Name>[]>): void {
    const known = this.gauges.get(name);
    if (known) {
      known.push(read);
      return;
    }
    const readers: (() => Promise<GaugeValue<MetricName>[]>)[] = [read];
    this.gauges.set(name, readers);
    const { help, labels } = metricCatalog[name];
    new Gauge<string>({
      name,
      help,
      labelNames: [...labels],
      registers: [this.registry],
      async collect() {
        const all = await Promise.all(readers.map((one) => one().catch(() => [])));
        const values = all.flat();
        this.reset();
        // `reset` sets a gauge without labels to zero, which would be wrong.
        if (values.length === 0 && labels.length === 0) this.remove();
        for (const { labels: given, value } of values) this.set(given ?? {}, value);
      },
    });
  }

  /**
   * A counter that starts at zero for each of these label sets: Prometheus misses the first event of a series that did
   * not exist before. Returns a function that counts one event.
   */
  counter<Name extends MetricName>(
    name: Name,
    series: readonly Record<LabelOf<Name>, string>[],
  ): (labels: Record<LabelOf<Name>, string>) => void {
    const { help, labels } = metricCatalog[name];
    const counter = new Counter<string>({
      name,
      help,
      labelNames: [...labels],
      registers: [this.registry],
    });
    for (const one of series) counter.inc(one, 0);
    return (one) => counter.inc(one);
  }

  /** All metrics in Prometheus' text format. */
  text(): Promise<string> {
    return this.registry.metrics();
  }
}

const contentType = 'text/plain; version=0.0.4; charset=utf-8';

/** Serves the metrics on their own port, which the gateway does not expose. Resolves with the port. */
export async function serveMetrics(
  metrics: MetricsService,
  port: number,
  host: string,
): Promise<{ port: number; server: Server }> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return { port: (server.address() as AddressInfo).port, server };
}
