import type { PacificDate, RankingSource } from '@agency/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { DataSetEntity } from './data-set.entity.js';
import { RANKING_SOURCE } from './ranking-source.token.js';

/** How far the source's data reaches, and a revision that changes with what the summary shows. */
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

  /** (!) Call it after every change of what the summary shows: replicas cache the summary by revision. */
  async touch(): Promise<void> {
    await this.dataSets
      .createQueryBuilder()
      .update()
      .set({ revision: () => 'revision + 1' })
      .execute();
  }
}
