import {
  type DateOrder,
  easternDateOf,
  type ImportSpendQuery,
  type PreviewSpendQuery,
  type SpendImport,
  type SpendPreview,
  type TypedSpend,
} from '@agency/contracts';
import { Clock, fileError, TransactionService } from '@agency/platform';
import { Injectable, NotFoundException } from '@nestjs/common';
import { periodOf, readReport, type SpendReport, sumOf } from './read-report.js';
import { campaignKey } from './spend-campaigns.js';
import { type NewImport, SpendImportRepository } from './spend-import.repository.js';

const unsureMessage =
  'No date in this report shows whether the month or the day comes first. Please choose one.';

/** Stores what ads cost: from reports of the platforms, or typed. */
@Injectable()
export class SpendService {
  constructor(
    private readonly imports: SpendImportRepository,
    private readonly transactions: TransactionService,
    private readonly clock: Clock,
  ) {}

  async preview(file: Buffer, { dateOrder }: PreviewSpendQuery): Promise<SpendPreview> {
    const report = await this.read(file, dateOrder);
    const campaigns = new Map<string, SpendPreview['campaigns'][number]>();
    for (const line of report.lines) {
      const key = line.campaignId ?? campaignKey(line.campaign);
      const { cents = 0, isSpread = false } = campaigns.get(key) ?? {};
      campaigns.set(key, {
        name: line.campaign,
        cents: cents + line.cents,
        isSpread: isSpread || line.from !== line.to,
      });
    }
    const { replaced, isSame } = await this.imports.compare(report);
    return {
      platform: report.platform,
      ...periodOf(report.lines),
      cents: sumOf(report.lines),
      replacedCents: replaced,
      isKnown: isSame,
      isDateOrderUnsure: report.isDateOrderUnsure,
      campaigns: [...campaigns.values()].sort((a, b) => b.cents - a.cents),
    };
  }

  async import(file: Buffer, { id, fileName, dateOrder }: ImportSpendQuery): Promise<SpendImport> {
    const { platform, lines, isDateOrderUnsure } = await this.read(file, dateOrder);
    if (isDateOrderUnsure) throw fileError(unsureMessage);
    return this.add({ id, fileName, platform, lines });
  }

  type({ id, platform, campaign, from, to, cents }: TypedSpend): Promise<SpendImport> {
    const lines = [{ campaign, campaignId: null, from, to, cents }];
    return this.add({ id, fileName: null, platform, lines });
  }

  list(): Promise<SpendImport[]> {
    return this.imports.list();
  }

  /** What was stored for the same days before counts again. Repeating it changes nothing. */
  async undo(id: string): Promise<SpendImport> {
    const undone = await this.imports.undo(id);
    if (!undone) throw new NotFoundException('There is no such import.');
    return undone;
  }

  private read(file: Buffer, dateOrder?: DateOrder): Promise<SpendReport> {
    return readReport(file, easternDateOf(this.clock.now()), dateOrder);
  }

  private add(spend: NewImport): Promise<SpendImport> {
    return this.transactions.run((manager) => this.imports.add(manager, spend));
  }
}
