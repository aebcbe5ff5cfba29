import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type LabelOf, type MetricName, metricCatalog } from './catalog.js';

/** One value of a gauge. */
export interface GaugeValue<Name extends MetricName> {
  labels?: Record<LabelOf<Name>, string>;
  value: number;
}

/** From a database call away to a visitor who gives up. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** What a service tells its operators about itself; each application has a registry of its own. */
export class MetricsService {
  private readonly registry = new Registry();
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
   * A gauge that is read whenever somebody asks. What cannot be read, because its source is away, is left out: an old
   * value would be taken for a present one, and the others must still be told.
   */
  gauge<Name extends MetricName>(name: Name, read: () => Promise<GaugeValue<Name>[]>): void {
    const { help, labels } = metricCatalog[name];
    new Gauge<string>({
      name,
      help,
      labelNames: [...labels],
      registers: [this.registry],
      async collect() {
        const readings = await read().catch(() => []);
        this.reset();
        // Reset leaves a gauge without labels at zero, which would be a lie.
        if (readings.length === 0 && labels.length === 0) this.remove();
        for (const { labels: given, value } of readings) this.set(given ?? {}, value);
      },
    });
  }

  /**
   * A counter that starts at zero for each of these label sets: Prometheus does not notice the first event of a series
   * that was not there before. Returns what counts one event.
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

  /** All of it as Prometheus reads it. */
  text(): Promise<string> {
    return this.registry.metrics();
  }
}
