import { addDays, adviceWindowDays, type KeywordBreakdown } from '@agency/contracts';
import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Not, type Repository } from 'typeorm';
import { ActiveSourceService } from '../connection/active-source.service.js';
import { KeywordEntity } from '../keywords/keyword.entity.js';
import { BreakdownRepository, type StoredBreakdown } from './breakdown.repository.js';

@Injectable()
export class BreakdownService {
  constructor(
    @InjectRepository(KeywordEntity) private readonly keywords: Repository<KeywordEntity>,
    private readonly active: ActiveSourceService,
    private readonly breakdowns: BreakdownRepository,
  ) {}

  /** Throws 404 for an unknown keyword. */
  async ofKeyword(id: number): Promise<KeywordBreakdown> {
    if (!(await this.keywords.existsBy({ id, state: Not('removed') }))) {
      throw new NotFoundException('This keyword is not on the list.');
    }
    const source = await this.active.name();
    const rows = await this.breakdowns.ofKeyword(source, id);
    const to = rows
      .map(({ windowEnd }) => windowEnd)
      .sort()
      .at(-1);
    const by = (dimension: StoredBreakdown['dimension']) =>
      rows.filter((row) => row.dimension === dimension);
    return {
      isAvailable: source !== 'csv',
      period: to === undefined ? null : { from: addDays(to, 1 - adviceWindowDays), to },
      pages: by('page'),
      countries: by('country'),
      devices: by('device'),
    };
  }
}
