import { emailNames, recoveryLinkMinutes } from '@agency/contracts';
import {
  type EmailJob,
  type EmailKind,
  ENV,
  queryRows,
  rankingsViews,
  rawSql,
  schedulingViews,
  selectColumns,
  sql,
} from '@agency/platform';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import type { Email, FactsOf, NoticeCounts } from '../emails/email-facts.js';
import type { EmailEnv } from '../env.js';
import { addressToken } from '../notices/address-token.js';
import { NoticeSettingsRepository } from '../notices/notice-settings.repository.js';
import { ownerNotices, recipientKeyOf, summaryPartOf, summaryStretch } from './recipient-limit.js';

const { calendarFacts } = schedulingViews;
const { rankingReports, severeAlerts } = rankingsViews;
const views = {
  calendars: rawSql(calendarFacts.name),
  reports: rawSql(rankingReports.name),
  severeAlerts: rawSql(severeAlerts.name),
};
const noticeRowSchema = z.object({ mail: z.enum(emailNames), count: z.int() });
const calendarRowSchema = calendarFacts.rowSchema.omit({ id: true });

type OwnerKind = Exclude<EmailKind, 'lead' | 'reply' | 'appointment'>;
/** A job of an email that is about no one but the owner. */
type OwnerEmailJob = EmailJob<OwnerKind>;

/**
 * Reads the current state of what emails that concern only the owner are about: reports, her calendars, addresses and
 * passwords.
 */
@Injectable()
export class OwnerFactsRepository {
  private readonly factsOf: {
    [Kind in OwnerKind]: (job: EmailJob<Kind>) => Promise<FactsOf[Kind] | undefined>;
  } = {
    calendar: (job) => this.findCalendar(job.calendarId),
    notices: (job) => this.countHeldNotices(new Date(job.heldFrom * 1_000)),
    rankingWeek: (job) => this.findReport(job.reportId),
    rankingAlerts: (job) => this.findSevereAlerts(job.windowId),
    password: async ({ gate, changedAt }) => ({
      password: { gate, changedAt: new Date(changedAt * 1_000) },
    }),
    address: (job) => this.findAddress(job.addressId),
    recovery: (job) => this.findRecovery(job),
  };

  constructor(
    private readonly dataSource: DataSource,
    private readonly notices: NoticeSettingsRepository,
    @Inject(ENV) private readonly env: EmailEnv,
  ) {}

  /** Undefined if it is gone, or for a summary that would count nothing. */
  load(job: OwnerEmailJob): Promise<Email | undefined> {
    return this.loadKind(job.about, job);
  }

  private async loadKind<Kind extends OwnerKind>(
    about: Kind,
    job: EmailJob<Kind>,
  ): Promise<Email<Kind> | undefined> {
    const facts = await this.factsOf[about](job);
    return facts && { about, name: job.name, ...facts };
  }

  private async countHeldNotices(heldFrom: Date): Promise<FactsOf['notices'] | undefined> {
    const { from, until } = summaryStretch(heldFrom);
    const recipientKey = recipientKeyOf(this.env.OWNER_EMAIL);
    const rows = await queryRows(
      this.dataSource.manager,
      noticeRowSchema,
      sql`SELECT mail, count(*)::integer AS count FROM email.deliveries
        WHERE recipient_key = ${recipientKey} AND mail = ANY(${ownerNotices}) AND state = 'skipped'
          AND created_at >= ${from} AND created_at < ${until}
        GROUP BY mail`,
    );
    if (rows.length === 0) return undefined;
    const counts: NoticeCounts = { leads: 0, bookings: 0, changes: 0 };
    for (const { mail, count } of rows) {
      const part = summaryPartOf(mail);
      if (part) counts[part] += count;
    }
    return { notices: counts };
  }

  /** Undefined if the owner removed it a week ago. */
  private async findAddress(id: number): Promise<FactsOf['address'] | undefined> {
    const { address, mailboxes } = await this.notices.findAddress(id);
    if (address === undefined) return undefined;
    const { main, confirmed, answersTo, from } = mailboxes;
    return {
      address: {
        address,
        main,
        others: confirmed.filter((one) => one !== main),
        answersTo: answersTo ?? from.address,
        token: addressToken(id, address, this.env.BOOKING_LINK_SECRET),
      },
    };
  }

  private async findRecovery({
    addressId,
    madeAt,
    token,
  }: EmailJob<'recovery'>): Promise<FactsOf['recovery']> {
    return {
      recovery: {
        address: (await this.notices.findConfirmed(addressId)) ?? null,
        token: token ?? null,
        until: new Date((madeAt + recoveryLinkMinutes * 60) * 1_000),
      },
    };
  }

  private async findReport(id: number): Promise<FactsOf['rankingWeek'] | undefined> {
    const [row] = await queryRows(
      this.dataSource.manager,
      rankingReports.rowSchema,
      sql`SELECT id, report FROM ${views.reports} WHERE id = ${id}`,
    );
    return row && { report: row.report };
  }

  private async findSevereAlerts(id: number): Promise<FactsOf['rankingAlerts'] | undefined> {
    const [row] = await queryRows(
      this.dataSource.manager,
      severeAlerts.rowSchema,
      sql`SELECT id, told FROM ${views.severeAlerts} WHERE id = ${id}`,
    );
    return row && { told: row.told };
  }

  /** Undefined if the owner has removed it. */
  private async findCalendar(id: number): Promise<FactsOf['calendar'] | undefined> {
    const [row] = await queryRows(
      this.dataSource.manager,
      calendarRowSchema,
      sql`SELECT ${selectColumns(calendarRowSchema)} FROM ${views.calendars} WHERE id = ${id}`,
    );
    return (
      row && {
        calendar: { name: row.name, readAt: row.read_at, failingSince: row.failing_since },
      }
    );
  }
}
