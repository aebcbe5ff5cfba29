import { type DatabaseDescription, OutboxMessage } from '@agency/platform';
import { HiddenAdviceEntity } from './advice/hidden-advice.entity.js';
import { AlertEntity } from './alerts/alert.entity.js';
import { AlertRulesEntity } from './alerts/alert-rules.entity.js';
import { BreakdownEntity } from './breakdown/breakdown.entity.js';
import { RunEntity } from './checks/run.entity.js';
import { ConnectionEntity } from './connection/connection.entity.js';
import { PageInspectionEntity } from './inspections/page-inspection.entity.js';
import { KeywordEntity } from './keywords/keyword.entity.js';
import { Schema1767200000001 } from './migrations/1767200000001-schema.js';
import { TakeAway1767200000002 } from './migrations/1767200000002-take-away.js';
import { SitePaths1767200000003 } from './migrations/1767200000003-site-paths.js';
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
  ],
  migrations: [Schema1767200000001, TakeAway1767200000002, SitePaths1767200000003],
};
