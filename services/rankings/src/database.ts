import { type DatabaseDescription, OutboxMessage, SettingChangeEntity } from '@agency/platform';
import { HiddenAdviceEntity } from './advice/hidden-advice.entity.js';
import { AlertEntity } from './alerts/alert.entity.js';
import { AlertRulesEntity } from './alerts/alert-rules.entity.js';
import { BreakdownEntity } from './breakdown/breakdown.entity.js';
import { RunEntity } from './checks/run.entity.js';
import { ConnectionEntity } from './connection/connection.entity.js';
import { PageInspectionEntity } from './inspections/page-inspection.entity.js';
import { KeywordEntity } from './keywords/keyword.entity.js';
import { CreateRankingTables1763800000001 } from './migrations/1763800000001-create-ranking-tables.js';
import { SeedKeywords1763800000002 } from './migrations/1763800000002-seed-keywords.js';
import { SearchAndStatistics1763800000003 } from './migrations/1763800000003-search-and-statistics.js';
import { KeepUploadedPeriods1765700000101 } from './migrations/1765700000101-keep-uploaded-periods.js';
import { CountMovesFound1765900000301 } from './migrations/1765900000301-count-moves-found.js';
import { DescribeUploads1766200000901 } from './migrations/1766200000901-describe-uploads.js';
import { HideAdvice1766600000201 } from './migrations/1766600000201-hide-advice.js';
import { ConnectSearchConsole1766700000001 } from './migrations/1766700000001-connect-search-console.js';
import { KeepWhatWasSeen1766700000101 } from './migrations/1766700000101-keep-what-was-seen.js';
import { KeepBestPositions1766700000201 } from './migrations/1766700000201-keep-best-positions.js';
import { EmailTheOwner1766700000301 } from './migrations/1766700000301-email-the-owner.js';
import { OtherQueryEntity } from './other-queries/other-query.entity.js';
import { OwnerEmailsEntity } from './owner-emails/owner-emails.entity.js';
import { DataSetEntity } from './performance/data-set.entity.js';

export const database: DatabaseDescription = {
  schema: 'rankings',
  entities: [
    AlertEntity,
    AlertRulesEntity,
    BreakdownEntity,
    ConnectionEntity,
    DataSetEntity,
    HiddenAdviceEntity,
    KeywordEntity,
    OtherQueryEntity,
    PageInspectionEntity,
    OutboxMessage,
    OwnerEmailsEntity,
    RunEntity,
    SettingChangeEntity,
  ],
  migrations: [
    CreateRankingTables1763800000001,
    SeedKeywords1763800000002,
    SearchAndStatistics1763800000003,
    KeepUploadedPeriods1765700000101,
    CountMovesFound1765900000301,
    DescribeUploads1766200000901,
    HideAdvice1766600000201,
    ConnectSearchConsole1766700000001,
    KeepWhatWasSeen1766700000101,
    KeepBestPositions1766700000201,
    EmailTheOwner1766700000301,
  ],
};
