import type { PacificDate, RankingSource } from '@agency/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { DataSetEntity } from './data-set.entity.js';
import { RANKING_SOURCE } from './ranking-source.token.js';

/** How far the chosen source's figures reach, and whether anything has changed since. */
@Injectable()
export class DataSetRepository {
  constructor(
    @InjectRepository(DataSetEntity) private readonly dataSets: Repository<DataSetEntity>,
    @Inject(RANKING_SOURCE) private readonly source: RankingSource,
  ) {}

  current(): Promise<DataSetEntity> {
    return this.dataSets.findOneByOrFail({ source: this.source });
  }

  async dataThrough(): Promise<PacificDate | null> {
    return (await this.current()).dataThrough;
  }

  /** Whoever changes what the summary shows says so, or replicas would go on showing what they know. */
  async touch(): Promise<void> {
    await this.dataSets
      .createQueryBuilder()
      .update()
      .set({ revision: () => 'revision + 1' })
      .execute();
  }
}
