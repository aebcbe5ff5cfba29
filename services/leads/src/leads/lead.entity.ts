import { randomBytes } from 'node:crypto';
import type {
  Amount,
  Attribution,
  EasternDate,
  Lead,
  LeadFields,
  LeadStatus,
} from '@agency/contracts';
import { type BotVerdict, integerColumn } from '@agency/platform';
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

const touchText = (touch: string) =>
  `coalesce(attribution->'${touch}'->>'utm_campaign', '') || E'\\n' || coalesce(attribution->'${touch}'->>'utm_source', '')`;

const searchNamesExpression = `' ' || leads.split_words(name) || E' \\n ' || leads.split_words(company) || ' '`;

const searchReachExpression = `' ' || leads.split_words(email) || E' \\n ' || leads.split_words(phone) || ' ' ||
  regexp_replace(coalesce(phone, ''), '\\D', '', 'g')`;

const searchWordsExpression = `leads.words_of(coalesce(notes, '') || E'\\n' || coalesce(note_entries, '') || E'\\n' ||
  coalesce(message, '') || E'\\n' || ${touchText('first')} || E'\\n' || ${touchText('last')})`;

const generated = {
  type: 'text',
  generatedType: 'STORED',
  nullable: true,
  insert: false,
  update: false,
} as const;

@Entity('contacts')
@Check('contacts_reachable', 'num_nonnulls(email, phone) > 0')
@Index('contacts_newest', ['createdAt', 'id'])
@Index('contacts_by_status', ['status', 'createdAt', 'id'])
@Index('contacts_unanswered', ['createdAt', 'id'], {
  where: "status = 'new' AND follow_up_on IS NULL AND import_id IS NULL",
})
@Index('contacts_by_import', ['importId', 'createdAt', 'id'], { where: 'import_id IS NOT NULL' })
@Index('contacts_by_proposal', ['status'], { where: 'proposal_amount IS NOT NULL' })
@Index('contacts_by_channel', ['channel', 'createdAt', 'id'])
@Index('contacts_by_service', ['service', 'createdAt', 'id'])
@Index('contacts_by_spend', ['monthlyAdSpend', 'createdAt', 'id'])
@Index('contacts_by_email', ['emailKey'])
@Index('contacts_by_phone', ['phoneKey'])
@Index('contacts_by_request', ['requestKey'], { unique: true })
@Index('contacts_by_topic', ['topic', 'createdAt', 'id'], { where: 'topic IS NOT NULL' })
@Index('contacts_to_erase', ['erasureRequestedAt'], { where: 'erasure_requested_at IS NOT NULL' })
// TypeORM cannot express an index on an expression or with an operator class.
@Index('contacts_by_name', { synchronize: false })
@Index('contacts_by_follow_up', { synchronize: false })
@Index('contacts_by_search_names', { synchronize: false })
@Index('contacts_by_search_reach', { synchronize: false })
@Index('contacts_by_search_words', { synchronize: false })
// (!) An insert silently drops a field that has no column: a new form field is a type error here. The form's own insert
// is SQL (create-lead.service.ts); contacts.e2e-spec.ts sends and finds every field.
export class LeadEntity implements Record<keyof LeadFields, string | null> {
  @PrimaryColumn('bigint', {
    primaryKeyConstraintName: 'contacts_pkey',
    transformer: integerColumn,
  })
  id: number;

  @Column('text')
  name: string;

  /** At least one of email and phone is set; form leads have both, unless they asked for the newsletter. */
  @Column('text', { nullable: true })
  email: string | null;

  @Column('text', { nullable: true })
  phone: string | null;

  @Column('text', { nullable: true })
  company: string | null;

  @Column('text', { nullable: true })
  service: string | null;

  @Column('text', { name: 'monthly_ad_spend', nullable: true })
  monthlyAdSpend: string | null;

  @Column('text', { nullable: true })
  message: string | null;

  /** What they asked for instead of a call. */
  @Column('text', { nullable: true })
  topic: Lead['topic'];

  @Column('text', { default: 'new' })
  status: LeadStatus;

  /** Null as long as an imported lead has the status that it came with. */
  @Column('timestamptz', { name: 'status_since', nullable: true, default: () => 'now()' })
  statusSince: Date | null;

  @Column('text', { nullable: true })
  notes: string | null;

  /** A day in Eastern Time. */
  @Column('date', { name: 'follow_up_on', nullable: true })
  followUpOn: EasternDate | null;

  /** What to do on that day. */
  @Column('text', { name: 'follow_up_task', nullable: true })
  followUpTask: string | null;

  @Column('jsonb', { name: 'proposal_amount', nullable: true })
  proposalAmount: Amount | null;

  @Column('jsonb', { name: 'client_amount', nullable: true })
  clientAmount: Amount | null;

  @Column('jsonb', { nullable: true })
  attribution: Attribution | null;

  @Column('text', { default: 'form' })
  source: Lead['source'];

  @Column('text', { default: 'direct' })
  channel: Lead['channel'];

  /** How a lead added by the owner heard of the business. */
  @Column('text', { name: 'heard_from', nullable: true })
  heardFrom: string | null;

  @Column('text', { name: 'referred_by', nullable: true })
  referredBy: string | null;

  /** Null for a lead added by the owner. */
  @Column('text', { name: 'bot_check', nullable: true })
  botCheck: BotVerdict | null;

  /** Key of the request that created it: repeating the request creates no other. Null without one. */
  @Column('uuid', { name: 'request_key', nullable: true })
  requestKey: string | null;

  /** The import that added it. Null for all others. */
  @Column('uuid', { name: 'import_id', nullable: true })
  importId: string | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;

  /**
   * Only for leads whose closing is not in their timeline: those that were imported as closed, and those closed before
   * there was a timeline, where the migration set it.
   */
  @Column({ type: 'timestamptz', name: 'closed_at', nullable: true, update: false })
  closedAt: Date | null;

  /** When the owner requested erasure once its visitor has been told. */
  @Column('timestamptz', { name: 'erasure_requested_at', nullable: true })
  erasureRequestedAt: Date | null;

  /** The timeline's notes, one per line, for the search. Maintained by a trigger. */
  @Column({
    type: 'text',
    name: 'note_entries',
    nullable: true,
    insert: false,
    update: false,
    select: false,
  })
  readonly noteEntries?: string | null;

  /** The words of name and company, each between spaces. Generated by Postgres, like the columns below. */
  @Column({
    ...generated,
    name: 'search_names',
    asExpression: searchNamesExpression,
    select: false,
  })
  readonly searchNames?: string;

  /** The words of email and phone, and the phone's digits. */
  @Column({
    ...generated,
    name: 'search_reach',
    asExpression: searchReachExpression,
    select: false,
  })
  readonly searchReach?: string;

  /** The words of notes, message and campaign. */
  @Column({
    ...generated,
    type: 'tsvector',
    name: 'search_words',
    asExpression: searchWordsExpression,
    select: false,
  })
  readonly searchWords?: string;

  /** Equal for two leads with one mailbox, however its address is written (`normalizeEmail`). */
  @Column({ ...generated, name: 'email_key', asExpression: 'leads.mailbox_key(email)' })
  readonly emailKey: string | null;

  /** Equal for two leads with one phone number, however it is written. */
  @Column({ ...generated, name: 'phone_key', asExpression: 'leads.phone_key(phone)' })
  readonly phoneKey: string | null;
}

const minLeadId = 2 ** 40;

/**
 * A cryptographically random integer in [2^40, 2^53). It grants booking for this lead, so it must not be guessable; and
 * it must survive JSON (docs/decisions/018).
 */
export function createLeadId(): number {
  for (;;) {
    const id = Number(randomBytes(8).readBigUInt64BE() >> 11n);
    if (id >= minLeadId) return id;
  }
}
