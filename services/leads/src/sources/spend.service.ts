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
import { campaignKey } from './campaign-rows.js';
import { periodOf, readReport, type SpendLine, type SpendReport, sumOf } from './read-report.js';
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

  async preview(
    file: Buffer,
    { dateOrder }: PreviewSpendQuery,
    signal?: AbortSignal,
  ): Promise<SpendPreview> {
    const report = await this.read(file, dateOrder, signal);
    const { replaced, isSame } = await this.imports.compare(report);
    return {
      platform: report.platform,
      ...periodOf(report.lines),
      cents: sumOf(report.lines),
      replacedCents: replaced,
      isKnown: isSame,
      isDateOrderUnsure: report.isDateOrderUnsure,
      campaigns: campaignsOf(report),
    };
  }

  async import(
    file: Buffer,
    { id, fileName, dateOrder }: ImportSpendQuery,
    signal?: AbortSignal,
  ): Promise<SpendImport> {
    const { platform, lines, isDateOrderUnsure } = await this.read(file, dateOrder, signal);
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
    if (!undone) throw new NotFoundException('This import doesn’t exist.');
    return undone;
  }

  private read(file: Buffer, dateOrder?: DateOrder, signal?: AbortSignal): Promise<SpendReport> {
    return readReport(file, easternDateOf(this.clock.now()), dateOrder, signal);
  }

  private add(spend: NewImport): Promise<SpendImport> {
    return this.transactions.run((manager) => this.imports.add(manager, spend));
  }
}

/** Most expensive first. Those of one name are told apart by their IDs. */
function campaignsOf({ lines }: SpendReport): SpendPreview['campaigns'] {
  const campaigns = new Map<string, SpendLine & { isSpread: boolean }>();
  for (const line of lines) {
    const key = line.campaignId ?? campaignKey(line.campaign);
    const { cents = 0, isSpread = false } = campaigns.get(key) ?? {};
    campaigns.set(key, {
      ...line,
      cents: cents + line.cents,
      isSpread: isSpread || line.from !== line.to,
    });
  }
  const all = [...campaigns.values()].sort((a, b) => b.cents - a.cents);
  const hasNamesake = ({ campaign }: SpendLine) =>
    all.filter((other) => campaignKey(other.campaign) === campaignKey(campaign)).length > 1;
  return all.map((one) => ({
    name:
      one.campaignId && hasNamesake(one) ? `${one.campaign} (ID ${one.campaignId})` : one.campaign,
    cents: one.cents,
    isSpread: one.isSpread,
  }));
}
