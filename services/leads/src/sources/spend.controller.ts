import {
  apiPaths,
  type DateOrder,
  easternDateOf,
  type ImportSpendQuery,
  importSpendQuerySchema,
  type MatchSpend,
  matchSpendSchema,
  type PreviewSpendQuery,
  previewSpendQuerySchema,
  type SpendImport,
  type SpendPreview,
  spendImportSchema,
  spendPreviewSchema,
  type TypedSpend,
  typedSpendSchema,
  uploadRoutes,
} from '@agency/contracts';
import {
  Clock,
  fileError,
  IntegerParam,
  OwnerOnly,
  ResponseSchema,
  Summary,
  TakesFile,
  TextParam,
  Timeout,
  TransactionService,
  type Upload,
  UploadedFile,
} from '@agency/platform';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  NotFoundException,
  Post,
  Put,
  Query,
} from '@nestjs/common';
import { campaignKey } from './campaign-rows.js';
import { periodOf, readReport, type SpendLine, type SpendReport, sumOf } from './read-report.js';
import { type NewImport, SpendImportRepository } from './spend-import.repository.js';
import { SpendMatchesService } from './spend-matches.service.js';

/** A report of a year has thousands of lines. */
const timeoutMs = 50_000;

const unsureMessage =
  'No date in this report shows whether the month or the day comes first. Please choose one.';

/** Stores what ads cost: from reports of the platforms, or typed. */
@Controller()
export class SpendController {
  constructor(
    private readonly imports: SpendImportRepository,
    private readonly matches: SpendMatchesService,
    private readonly transactions: TransactionService,
    private readonly clock: Clock,
  ) {}

  @Post(apiPaths.spendPreview)
  @Summary('Preview a report of ad spend')
  @HttpCode(200)
  @OwnerOnly('admin')
  @ResponseSchema(spendPreviewSchema)
  @TakesFile(uploadRoutes.spendPreview)
  @Timeout(timeoutMs)
  async preview(
    @Query({ schema: previewSpendQuerySchema }) { dateOrder }: PreviewSpendQuery,
    @UploadedFile() upload: Upload,
  ): Promise<SpendPreview> {
    const report = await this.read(upload, dateOrder);
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

  @Get(apiPaths.spendImports)
  @Summary('List the newest imports of ad spend')
  @OwnerOnly('admin')
  @ResponseSchema([spendImportSchema])
  list(): Promise<SpendImport[]> {
    return this.imports.list();
  }

  @Post(apiPaths.spendImports)
  @Summary('Import a report of ad spend')
  @TakesFile(uploadRoutes.spendImport)
  @Timeout(timeoutMs)
  @OwnerOnly('admin')
  @ResponseSchema(spendImportSchema)
  async import(
    @Query({ schema: importSpendQuerySchema }) { id, fileName, dateOrder }: ImportSpendQuery,
    @UploadedFile() upload: Upload,
  ): Promise<SpendImport> {
    const { platform, lines, isDateOrderUnsure } = await this.read(upload, dateOrder);
    if (isDateOrderUnsure) throw fileError(unsureMessage);
    return this.add({ id, fileName, platform, lines });
  }

  /** What was stored for the same days before counts again. Repeating it changes nothing. */
  @Delete(`${apiPaths.spendImports}/:id`)
  @Summary('Undo an import of ad spend')
  @OwnerOnly('admin')
  @ResponseSchema(spendImportSchema)
  async undo(@TextParam('id', spendImportSchema.shape.id) id: string): Promise<SpendImport> {
    const undone = await this.imports.undo(id);
    if (!undone) throw new NotFoundException('This import doesn’t exist.');
    return undone;
  }

  @Post(apiPaths.typedSpend)
  @Summary('Add ad spend without a report')
  @OwnerOnly('admin')
  @ResponseSchema(spendImportSchema)
  type(
    @Body({ schema: typedSpendSchema }) { id, platform, campaign, from, to, cents }: TypedSpend,
  ): Promise<SpendImport> {
    const lines = [{ campaign, campaignId: null, from, to, cents }];
    return this.add({ id, fileName: null, platform, lines });
  }

  @Put(`${apiPaths.spendCampaigns}/:id`)
  @Summary('Set which campaign of the leads a campaign is')
  @OwnerOnly('admin')
  @HttpCode(204)
  match(
    @IntegerParam('id') id: number,
    @Body({ schema: matchSpendSchema }) body: MatchSpend,
  ): Promise<void> {
    return this.matches.match(id, body);
  }

  private async read({ read, signal }: Upload, dateOrder?: DateOrder): Promise<SpendReport> {
    return readReport(await read(), easternDateOf(this.clock.now()), dateOrder, signal);
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
