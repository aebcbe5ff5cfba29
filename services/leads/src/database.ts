import { type DatabaseDescription, OutboxMessage, SettingChangeEntity } from '@agency/platform';
import { ActivityEntity } from './activities/activity.entity.js';
import { ArrivalCountingEntity } from './arrivals/arrival-counting.entity.js';
import { DemoEntity } from './demo/demo.entity.js';
import { RetentionEntity } from './erasure/retention.entity.js';
import { LeadImportEntity } from './imports/lead-import.entity.js';
import { EventEntity } from './leads/events/event.entity.js';
import { LeadEntity } from './leads/lead.entity.js';
import { CreateContacts1763700000000 } from './migrations/1763700000000-create-contacts.js';
import { WorkLeads1763700000005 } from './migrations/1763700000005-work-leads.js';
import { LetMailsReadLeads1763900000001 } from './migrations/1763900000001-let-mails-read-leads.js';
import { ForgetSettledMails1764000000002 } from './migrations/1764000000002-forget-settled-mails.js';
import { ForgetErasedLeads1765200000001 } from './migrations/1765200000001-forget-erased-leads.js';
import { EraseLeadsLater1765300000000 } from './migrations/1765300000000-erase-leads-later.js';
import { NameVisitorKeys1765400000001 } from './migrations/1765400000001-name-visitor-keys.js';
import { LetTheOwnerAddLeads1765700000201 } from './migrations/1765700000201-let-the-owner-add-leads.js';
import { SearchWithoutAccents1765700000202 } from './migrations/1765700000202-search-without-accents.js';
import { SaveViews1765700000203 } from './migrations/1765700000203-save-views.js';
import { ReplyToLeads1765700000401 } from './migrations/1765700000401-reply-to-leads.js';
import { FindLeadsByTheirNotes1765700000450 } from './migrations/1765700000450-find-leads-by-their-notes.js';
import { ShowRequestsToCalls1765700000500 } from './migrations/1765700000500-extend-contact-card.js';
import { ReadLongLists1765900000102 } from './migrations/1765900000102-read-long-lists.js';
import { KeyLeadsByMailbox1766000000151 } from './migrations/1766000000151-key-leads-by-mailbox.js';
import { KeyPhonesByCountry1766000000273 } from './migrations/1766000000273-key-phones-by-country.js';
import { StoreFormsOnce1766000000277 } from './migrations/1766000000277-store-forms-once.js';
import { TellWhoWaitsForAnAnswer1766100000401 } from './migrations/1766100000401-tell-who-waits-for-an-answer.js';
import { FindLeadsByName1766100000501 } from './migrations/1766100000501-find-leads-by-name.js';
import { GiveFollowUpsATask1766100000601 } from './migrations/1766100000601-give-follow-ups-a-task.js';
import { HoldDemoLeads1766100000801 } from './migrations/1766100000801-hold-demo-leads.js';
import { ImportLeads1766200000701 } from './migrations/1766200000701-import-leads.js';
import { SayHowLeadsHeardOfUs1766300000101 } from './migrations/1766300000101-say-how-leads-heard-of-us.js';
import { StoreAmounts1766300000201 } from './migrations/1766300000201-store-amounts.js';
import { KeepJourneys1766300000302 } from './migrations/1766300000302-keep-journeys.js';
import { CountArrivals1766300000401 } from './migrations/1766300000401-count-arrivals.js';
import { StoreSpend1766300000501 } from './migrations/1766300000501-store-spend.js';
import { ExportConversions1766300000601 } from './migrations/1766300000601-export-conversions.js';
import { ReportMonths1766300000701 } from './migrations/1766300000701-report-months.js';
import { KeepPasswords1766400000101 } from './migrations/1766400000101-keep-passwords.js';
import { KeepRecoveryCodes1766500000101 } from './migrations/1766500000101-keep-recovery-codes.js';
import { RecordChangedSettings1766500000502 } from './migrations/1766500000502-record-changed-settings.js';
import { RecoverByEmail1766500000601 } from './migrations/1766500000601-recover-by-email.js';
import { MonthEmailEntity } from './month-report/month-email.entity.js';
import { ReplyEntity } from './replies/reply.entity.js';
import { ReplyTemplateEntity } from './replies/reply-template.entity.js';
import { GatePasswordEntity } from './session/gate-password.entity.js';
import { RecoveryAddressEntity } from './session/recovery-address.entity.js';
import { RecoveryCodeEntity } from './session/recovery-code.entity.js';
import { RecoveryLinkEntity } from './session/recovery-link.entity.js';
import { TaskEntity } from './tasks/task.entity.js';
import { SavedViewEntity } from './views/saved-view.entity.js';

export const database: DatabaseDescription = {
  schema: 'leads',
  entities: [
    ActivityEntity,
    ArrivalCountingEntity,
    LeadEntity,
    DemoEntity,
    LeadImportEntity,
    EventEntity,
    GatePasswordEntity,
    RecoveryAddressEntity,
    RecoveryCodeEntity,
    RecoveryLinkEntity,
    MonthEmailEntity,
    OutboxMessage,
    ReplyEntity,
    ReplyTemplateEntity,
    RetentionEntity,
    SavedViewEntity,
    SettingChangeEntity,
    TaskEntity,
  ],
  migrations: [
    CreateContacts1763700000000,
    WorkLeads1763700000005,
    LetMailsReadLeads1763900000001,
    ForgetSettledMails1764000000002,
    ForgetErasedLeads1765200000001,
    EraseLeadsLater1765300000000,
    NameVisitorKeys1765400000001,
    LetTheOwnerAddLeads1765700000201,
    SearchWithoutAccents1765700000202,
    SaveViews1765700000203,
    ReplyToLeads1765700000401,
    FindLeadsByTheirNotes1765700000450,
    ShowRequestsToCalls1765700000500,
    ReadLongLists1765900000102,
    KeyLeadsByMailbox1766000000151,
    KeyPhonesByCountry1766000000273,
    StoreFormsOnce1766000000277,
    FindLeadsByName1766100000501,
    TellWhoWaitsForAnAnswer1766100000401,
    GiveFollowUpsATask1766100000601,
    HoldDemoLeads1766100000801,
    ImportLeads1766200000701,
    SayHowLeadsHeardOfUs1766300000101,
    StoreAmounts1766300000201,
    KeepJourneys1766300000302,
    CountArrivals1766300000401,
    StoreSpend1766300000501,
    ExportConversions1766300000601,
    ReportMonths1766300000701,
    KeepPasswords1766400000101,
    KeepRecoveryCodes1766500000101,
    RecordChangedSettings1766500000502,
    RecoverByEmail1766500000601,
  ],
};
