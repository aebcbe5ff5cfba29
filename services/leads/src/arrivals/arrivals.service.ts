import {
  type Arrival,
  type ArrivalCounting,
  type EasternDate,
  easternDateOf,
  type Touch,
} from '@agency/contracts';
import { Clock, execute, RepeatingTasksService, sql, TransactionService } from '@agency/platform';
import {
  type BeforeApplicationShutdown,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { isbot } from 'isbot';
import type { Repository } from 'typeorm';
import { countedTouch, OriginsService } from '../journeys/origins.service.js';
import { ArrivalCountingEntity } from './arrival-counting.entity.js';

const flushEveryMs = 10_000;
/** A stranger can invent campaigns without end. Beyond this many, a day's new ones are counted as one. */
const maxOriginsPerDay = 500;
const otherOrigin: Touch = { utm_source: 'other' };

/** Who sent an arrival, as far as the request tells. */
interface Sender {
  isOwner: boolean;
  userAgent: string | undefined;
  /** The header `Sec-GPC`. */
  privacyControl: string | undefined;
  /** The header `Sec-Purpose`, which browsers send with a prefetch. */
  purpose: string | undefined;
}

interface Count {
  day: EasternDate;
  touch: Touch;
  arrivals: number;
  begunForms: number;
}

/**
 * Counts arrivals by day and origin. Requests are summed in memory and stored every ten seconds: no single request is
 * kept, and no visitor waits for a counter.
 */
@Injectable()
export class ArrivalsService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private counts = new Map<string, Count>();
  /** The origins of the day so far. */
  private known: { day: EasternDate; keys: Set<string> } = { day: '', keys: new Set() };

  constructor(
    @InjectRepository(ArrivalCountingEntity)
    private readonly settings: Repository<ArrivalCountingEntity>,
    private readonly origins: OriginsService,
    private readonly transactions: TransactionService,
    private readonly tasks: RepeatingTasksService,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.tasks.start({
      name: 'Store the counted arrivals',
      intervalMs: flushEveryMs,
      run: () => this.flush(),
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.flush();
  }

  /** Ignores the owner, robots, prefetches, and visitors who ask not to be counted (GPC). */
  count(arrival: Arrival | null, sender: Sender): void {
    if (!arrival || !isCounted(sender)) return;
    const { kind, touch } = arrival;
    const day = easternDateOf(this.clock.now());
    const { key, origin } = this.originOf(day, countedTouch(touch));
    const isArrival = kind === 'arrival';
    this.add(key, {
      day,
      touch: origin,
      arrivals: isArrival ? 1 : 0,
      begunForms: isArrival ? 0 : 1,
    });
  }

  private add(key: string, { arrivals, begunForms, ...count }: Count): void {
    const known = this.counts.get(key);
    this.counts.set(key, {
      ...count,
      arrivals: (known?.arrivals ?? 0) + arrivals,
      begunForms: (known?.begunForms ?? 0) + begunForms,
    });
  }

  async counting(): Promise<ArrivalCounting> {
    const stored = await this.settings.findOneBy({ singleton: true });
    return { isOn: stored?.isOn ?? true };
  }

  async setCounting({ isOn }: ArrivalCounting): Promise<ArrivalCounting> {
    // Arrivals up to now follow the old setting.
    await this.flush();
    await this.settings.upsert({ singleton: true, isOn }, ['singleton']);
    return { isOn };
  }

  /** Adds what was counted since the last time. Returns how many rows that were. */
  async flush(): Promise<number> {
    if (this.counts.size === 0) return 0;
    const taken = this.counts;
    this.counts = new Map();
    try {
      return await this.store([...taken.values()]);
    } catch (error) {
      // Put back, to be stored next time together with later ones.
      for (const [key, count] of taken) this.add(key, count);
      throw error;
    }
  }

  private async store(counts: readonly Count[]): Promise<number> {
    const { isOn } = await this.counting();
    if (!isOn) return 0;
    await this.transactions.run(async (manager) => {
      const touches = counts.map(({ touch }) => JSON.stringify(touch));
      await this.origins.add(manager, sql`SELECT unnest(${touches}::jsonb[]) AS touch`);
      await execute(
        manager,
        sql`INSERT INTO leads.arrival_days AS stored (day, origin, arrivals, begun_forms)
          SELECT day, origin.id, arrivals, begun_forms
          FROM unnest(${counts.map(({ day }) => day)}::date[], ${touches}::jsonb[],
            ${counts.map(({ arrivals }) => arrivals)}::integer[], ${counts.map(({ begunForms }) => begunForms)}::integer[])
            AS counted (day, touch, arrivals, begun_forms)
          JOIN leads.origins origin ON origin.digest = md5(counted.touch::text)
          ORDER BY day, origin.id
          ON CONFLICT (day, origin) DO UPDATE SET arrivals = stored.arrivals + excluded.arrivals,
            begun_forms = stored.begun_forms + excluded.begun_forms`,
      );
    });
    return counts.length;
  }

  private originOf(day: EasternDate, touch: Touch): { key: string; origin: Touch } {
    if (this.known.day !== day) this.known = { day, keys: new Set() };
    const { keys } = this.known;
    const key = JSON.stringify([day, touch]);
    if (!keys.has(key) && keys.size >= maxOriginsPerDay) {
      return { key: JSON.stringify([day, otherOrigin]), origin: otherOrigin };
    }
    keys.add(key);
    return { key, origin: touch };
  }
}

const isCounted = ({ isOwner, userAgent, privacyControl, purpose }: Sender) =>
  !isOwner && Boolean(userAgent) && !isbot(userAgent) && privacyControl !== '1' && !purpose;
