/** CPU milliseconds of one operation, by what used it: a service's name, nginx, postgres or redis. */
export type Cost = Readonly<Record<string, number>>;

/** Share of a processor that may be busy in the busiest hour; above it answers become slow. */
export const mostBusy = 0.6;
/** Share of a day's visitors who come in its busiest hour. */
export const busiestHour = 0.1;

/** These use one core each, however many there are: Redis always, a service as long as it runs once. */
const oneCoreEach = new Set(['leads', 'scheduling', 'rankings', 'email']);

export interface Carried {
  perDay: number;
  /** In its busiest hour. */
  perHour: number;
  /** What is at its limit then. */
  gives: string;
}

/** How many of these operations a machine carries a day, and nothing else. */
export function carriedPerDay(
  cost: Cost,
  { cores, replicas }: { cores: number; replicas: boolean },
): Carried {
  const total = Object.values(cost).reduce((sum, milliseconds) => sum + milliseconds, 0);
  const limits = [
    { gives: 'all cores', milliseconds: total / cores },
    ...Object.entries(cost)
      .filter(([kind]) => kind === 'redis' || (!replicas && oneCoreEach.has(kind)))
      .map(([gives, milliseconds]) => ({ gives, milliseconds })),
  ];
  const tightest = limits.reduce((one, other) =>
    other.milliseconds > one.milliseconds ? other : one,
  );
  const perHour = (3_600_000 * mostBusy) / tightest.milliseconds;
  return {
    perDay: Math.floor(perHour / busiestHour),
    perHour: Math.floor(perHour),
    gives: tightest.gives,
  };
}

/** What so many of each cost together. */
export function mixed(parts: readonly { cost: Cost; count: number }[]): Cost {
  const sums: Record<string, number> = {};
  for (const { cost, count } of parts) {
    for (const [kind, milliseconds] of Object.entries(cost)) {
      sums[kind] = (sums[kind] ?? 0) + milliseconds * count;
    }
  }
  return sums;
}
