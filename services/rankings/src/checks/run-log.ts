import type { RankingFailureCause, RankingRun } from '@agency/contracts';
import { Clock } from '@agency/platform';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { FIGURE_SOURCE, type FigureSource } from '../sources/figure-source.js';
import { RunEntity } from './run.entity.js';

/** Entries are kept for more than a year, so that a yearly look still finds the last one. */
const keptDays = 400;

/** What was checked and uploaded, and what came of it. Only the holder of the check lock writes. */
@Injectable()
export class RunLog {
  constructor(
    @InjectRepository(RunEntity) private readonly runs: Repository<RunEntity>,
    @Inject(FIGURE_SOURCE) private readonly figureSource: FigureSource,
    private readonly clock: Clock,
  ) {}

  /** Begins a run, or goes on with the one this job began before its process was killed. */
  async begin(trigger: RankingRun['trigger'], jobId: string | null): Promise<RunEntity> {
    const open = await this.runs.findOneBy({ status: 'running' });
    if (open && jobId !== null && open.jobId === jobId) return open;
    // We hold the lock, so whoever began it is gone.
    if (open) await this.fail(open, 'stopped', 'The check was stopped in the middle.');
    await this.forgetOld();
    const { source } = this.figureSource;
    const startedAt = this.clock.now();
    return this.runs.save(
      this.runs.create({ source, trigger, jobId, startedAt, status: 'running' }),
    );
  }

  async plan(run: RunEntity, days: number): Promise<void> {
    await this.runs.update({ id: run.id }, { daysPlanned: days });
  }

  async fail(run: RunEntity, cause: RankingFailureCause, message: string): Promise<void> {
    const finishedAt = this.clock.now();
    await this.runs.update({ id: run.id }, { status: 'failed', cause, message, finishedAt });
  }

  /** The newest run of the source that is over, if it is newer than the one named. */
  async finishedAfter(id: number): Promise<RunEntity | undefined> {
    const last = await this.lastFinished();
    return last && last.id > id ? last : undefined;
  }

  async lastFinished(): Promise<RunEntity | undefined> {
    return (await this.ofSource().andWhere(`run.status <> 'running'`).getOne()) ?? undefined;
  }

  async running(): Promise<RunEntity | undefined> {
    return (await this.ofSource().andWhere(`run.status = 'running'`).getOne()) ?? undefined;
  }

  async list(limit: number, offset: number): Promise<{ rows: RunEntity[]; total: number }> {
    const [rows, total] = await this.runs.findAndCount({
      order: { id: 'DESC' },
      take: limit,
      skip: offset,
    });
    return { rows, total };
  }

  private ofSource() {
    const { source } = this.figureSource;
    return this.runs
      .createQueryBuilder('run')
      .where('run.source = :source', { source })
      .andWhere(`run.trigger <> 'upload'`)
      .orderBy('run.id', 'DESC')
      .limit(1);
  }

  private async forgetOld(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - keptDays * 86_400_000);
    await this.runs
      .createQueryBuilder()
      .delete()
      .where('started_at < :before', { before })
      .execute();
  }
}
