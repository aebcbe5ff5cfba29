import {
  type RankingEmails,
  type UpdateRankingEmails,
  undecidedRankingEmails,
} from '@agency/contracts';
import { Clock, TransactionService } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { OwnerEmailsEntity } from './owner-emails.entity.js';

/** Which emails about rankings the owner gets. */
@Injectable()
export class OwnerEmailsService {
  constructor(
    @InjectRepository(OwnerEmailsEntity) private readonly rows: Repository<OwnerEmailsEntity>,
    private readonly transactions: TransactionService,
    private readonly clock: Clock,
  ) {}

  async get(manager = this.rows.manager): Promise<RankingEmails> {
    const stored = await this.find(manager);
    if (!stored) return undecidedRankingEmails;
    const { isWeekOn, weekday, isAlertOn } = stored;
    return { isWeekOn, weekday, isAlertOn };
  }

  /** Null until the owner has decided. */
  find(manager = this.rows.manager): Promise<OwnerEmailsEntity | null> {
    return manager.findOneBy(OwnerEmailsEntity, { singleton: true });
  }

  async set(after: UpdateRankingEmails): Promise<RankingEmails> {
    const now = this.clock.now();
    await this.transactions.run(async (manager) => {
      const stored = await this.find(manager);
      const isSameWeek = stored?.isWeekOn === after.isWeekOn && stored.weekday === after.weekday;
      const weekSince = isSameWeek ? stored.weekSince : now;
      await manager.upsert(OwnerEmailsEntity, { singleton: true, ...after, weekSince }, [
        'singleton',
      ]);
    });
    return after;
  }
}
