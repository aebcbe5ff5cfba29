import type { RankingSource } from '@agency/contracts';
import { Clock, MetricsService } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, type FindOptionsWhere, LessThan, Not, type Repository } from 'typeorm';
import { ActiveSourceService } from '../performance/active-source.service.js';
import type { FailureCause } from '../source/source.error.js';
import { RunEntity } from './run.entity.js';

/** Longer than any source is out of reach: the last success says from when a keyword's past is missing. */
const retentionDays = 400;

/** Runs: checks and uploads with their results. (!) Only the holder of the check lock writes. */
@Injectable()
export class RunRepository {
  constructor(
    @InjectRepository(RunEntity) private readonly runs: Repository<RunEntity>,
    private readonly active: ActiveSourceService,
    private readonly clock: Clock,
    metrics: MetricsService,
  ) {
    metrics.gauge('ranking_check_last_success_timestamp_seconds', () => this.lastSuccess());
  }

  /** Starts a run, or resumes the one that this job started before its process was killed. */
  async begin(
    source: RankingSource,
    trigger: RunEntity['trigger'],
    jobId: string | null,
  ): Promise<RunEntity> {
    const open = await this.runs.findOneBy({ status: 'running' });
    if (open && jobId !== null && open.jobId === jobId) return open;
    // We hold the lock, so the process that started it is gone.
    if (open) await this.fail(open, 'stopped', 'The check was interrupted.');
    await this.deleteExpired();
    const startedAt = this.clock.now();
    return this.runs.save(
      this.runs.create({ source, trigger, jobId, startedAt, status: 'running' }),
    );
  }

  async setPlannedDays(run: RunEntity, days: number): Promise<void> {
    await this.runs.update({ id: run.id }, { daysPlanned: days });
  }

  /** Records one stored day, or uploaded period, in the transaction that stored it. */
  async addDay(manager: EntityManager, id: number): Promise<void> {
    await manager.increment(RunEntity, { id }, 'daysDone', 1);
  }

  /** Ends a run in the transaction that publishes what it stored. */
  async succeed(manager: EntityManager, id: number, message: string): Promise<void> {
    const finishedAt = this.clock.now();
    await manager.update(RunEntity, { id }, { status: 'succeeded', finishedAt, message });
  }

  async fail(run: RunEntity, cause: FailureCause, message: string): Promise<void> {
    const finishedAt = this.clock.now();
    await this.runs.update({ id: run.id }, { status: 'failed', cause, message, finishedAt });
  }

  /** The source's last finished check, if it is newer than this one. An upload does not answer a request to check. */
  async findFinishedAfter(id: number): Promise<RunEntity | undefined> {
    const last = await this.findLastCheck();
    return last && last.id > id ? last : undefined;
  }

  findLastCheck(): Promise<RunEntity | undefined> {
    return this.newest({ trigger: Not('upload'), status: Not('running') });
  }

  /**
   * The newest finished check or successful upload: it explains the shown data, or why there is none newer. A failed
   * upload has changed nothing.
   */
  findLastResult(): Promise<RunEntity | undefined> {
    const aCheck = { trigger: Not('upload' as const), status: Not('running' as const) };
    return this.newest(aCheck, { status: 'succeeded' });
  }

  findRunning(): Promise<RunEntity | undefined> {
    return this.newest({ trigger: Not('upload'), status: 'running' });
  }

  /** The source's runs that meet any of these. */
  private async newest(...anyOf: FindOptionsWhere<RunEntity>[]): Promise<RunEntity | undefined> {
    const source = await this.active.name();
    const where = anyOf.map((conditions) => ({ ...conditions, source }));
    return (await this.runs.findOne({ where, order: { id: 'DESC' } })) ?? undefined;
  }

  /** Not of uploads, which are never late. */
  private async lastSuccess(): Promise<{ value: number }[]> {
    const source = await this.active.name();
    if (source === 'csv') return [];
    const [last] = await this.runs.find({
      select: { finishedAt: true },
      where: { status: 'succeeded', source },
      order: { startedAt: 'DESC' },
      take: 1,
    });
    return last?.finishedAt ? [{ value: last.finishedAt.getTime() / 1_000 }] : [];
  }

  private async deleteExpired(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - retentionDays * 86_400_000);
    await this.runs.delete({ startedAt: LessThan(before) });
  }
}
