import { type DatabaseDescription, OutboxMessage } from '@agency/platform';
import { GatePasswordEntity } from './access/gate-password.entity.js';
import { RecoveryLinkEntity } from './access/recovery-link.entity.js';
import { LeadImportEntity } from './imports/lead-import.entity.js';
import { ActivityEntity } from './leads/activity.entity.js';
import { EventEntity } from './leads/event.entity.js';
import { LeadEntity } from './leads/lead.entity.js';
import { Schema1767200000001 } from './migrations/1767200000001-schema.js';
import { TakeAway1767200000002 } from './migrations/1767200000002-take-away.js';
import { Settings1767200000004 } from './migrations/1767200000004-settings.js';
import { Search1767200000005 } from './migrations/1767200000005-search.js';
import { ReplyEntity } from './replies/reply.entity.js';
import { ReplyTemplateEntity } from './replies/reply-template.entity.js';
import { TaskEntity } from './tasks/task.entity.js';
import { SavedViewEntity } from './views/saved-view.entity.js';

export const database: DatabaseDescription = {
  schema: 'leads',
  entities: [
    ActivityEntity,
    LeadEntity,
    LeadImportEntity,
    EventEntity,
    GatePasswordEntity,
    RecoveryLinkEntity,
    OutboxMessage,
    ReplyEntity,
    ReplyTemplateEntity,
    SavedViewEntity,
    TaskEntity,
  ],
  migrations: [
    Schema1767200000001,
    TakeAway1767200000002,
    Settings1767200000004,
    Search1767200000005,
  ],
};
