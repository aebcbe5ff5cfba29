import type { UploadedPeriodParams } from '@agency/contracts';
import { TransactionService } from '@agency/platform';
import { ConflictException, Injectable } from '@nestjs/common';
import { CheckLockService } from '../checks/check-lock.service.js';
import { PublishService } from '../checks/publish.service.js';
import { RunRepository } from '../checks/run.repository.js';
import { OtherQueriesRepository } from '../keywords/other-queries.repository.js';
import { periodInWords } from '../performance/pacific-date.js';
import { UploadedPeriodRepository } from '../performance/uploaded-period.repository.js';

/** Takes an upload back. What is left is summed up and compared again. */
@Injectable()
export class RemoveUploadService {
  constructor(
    private readonly transactions: TransactionService,
    private readonly lock: CheckLockService,
    private readonly runs: RunRepository,
    private readonly uploads: UploadedPeriodRepository,
    private readonly others: OtherQueriesRepository,
    private readonly publisher: PublishService,
  ) {}

  /** Does nothing if there is no such period. */
  async remove(period: UploadedPeriodParams): Promise<void> {
    const isDone = await this.lock.runIfFree(async () => {
      await this.removeStored(period);
      return true;
    });
    if (isDone) return;
    throw new ConflictException('A check is running. Please remove the upload when it’s done.');
  }

  private async removeStored(period: UploadedPeriodParams): Promise<void> {
    const upload = await this.uploads.find(period);
    if (!upload) return;
    const run = await this.runs.begin('csv', 'upload', null);
    const file = upload.fileName ? `${upload.fileName}, ` : '';
    const sentence = `Removed the upload of ${file}${periodInWords(period)}.`;
    try {
      await this.transactions.run(async (manager) => {
        await this.uploads.remove(manager, period);
        await this.others.remove(manager, 'csv', period);
        const isRemoval = true;
        await this.publisher.publishUploads(manager, { runId: run.id, sentence, isRemoval });
      });
    } catch (error) {
      await this.runs.fail(run, 'stopped', 'The upload couldn’t be removed. Nothing was changed.');
      throw error;
    }
  }
}
