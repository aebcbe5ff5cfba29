import type { PacificDate } from '@agency/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { FIGURE_SOURCE, type FigureSource } from '../sources/figure-source.js';
import { DataSetEntity } from './data-set.entity.js';

/** How far the chosen source's figures reach, and whether anything has changed since. */
@Injectable()
export class DataSets {
  constructor(
    @InjectRepository(DataSetEntity) private readonly dataSets: Repository<DataSetEntity>,
    @Inject(FIGURE_SOURCE) private readonly figureSource: FigureSource,
  ) {}

  current(): Promise<DataSetEntity> {
    return this.dataSets.findOneByOrFail({ source: this.figureSource.source });
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
