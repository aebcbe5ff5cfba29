import { type DatabaseDescription, OutboxMessage } from '@agency/platform';
import { HiddenAdviceEntity } from './advice/hidden-advice.entity.js';
import { PageInspectionEntity } from './advice/page-inspection.entity.js';
import { AlertEntity } from './alerts/alert.entity.js';
import { RunEntity } from './checks/run.entity.js';
import { KeywordEntity } from './keywords/keyword.entity.js';
import { Schema1767200000001 } from './migrations/1767200000001-schema.js';
import { TakeAway1767200000002 } from './migrations/1767200000002-take-away.js';
import { SitePaths1767200000003 } from './migrations/1767200000003-site-paths.js';
import { Settings1767200000004 } from './migrations/1767200000004-settings.js';
import { DataSetEntity } from './performance/data-set.entity.js';

export const database: DatabaseDescription = {
  schema: 'rankings',
  entities: [
    AlertEntity,
    DataSetEntity,
    HiddenAdviceEntity,
    KeywordEntity,
    PageInspectionEntity,
    OutboxMessage,
    RunEntity,
  ],
  migrations: [
    Schema1767200000001,
    TakeAway1767200000002,
    SitePaths1767200000003,
    Settings1767200000004,
  ],
};
