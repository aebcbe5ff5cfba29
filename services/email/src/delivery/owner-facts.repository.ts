import {
  emailNames,
  type RankingReport,
  recoveryLinkMinutes,
  type SevereAlerts,
} from '@agency/contracts';
import {
  type EmailJob,
  ENV,
  leadsViews,
  queryRows,
  rankingsViews,
  rawSql,
  schedulingViews,
  selectColumns,
  signRecoveryLink,
  sql,
} from '@agency/platform';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import type {
  AddressFacts,
  CalendarFacts,
  Email,
  MonthFacts,
  NoticeCounts,
  RecoveryFacts,
} from '../emails/email-facts.js';
import type { EmailEnv } from '../env.js';
import { addressToken } from '../notices/address-token.js';
import { NoticeSettingsRepository } from '../notices/notice-settings.repository.js';
import { ownerNotices, recipientKeyOf, summaryPartOf, summaryStretch } from './recipient-limit.js';

const { calendarFacts } = schedulingViews;
const { monthFacts } = leadsViews;
const { rankingReports, severeAlerts } = rankingsViews;
const views = {
  calendars: rawSql(calendarFacts.name),
  months: rawSql(monthFacts.name),
  reports: rawSql(rankingReports.name),
  severeAlerts: rawSql(severeAlerts.name),
};
const noticeRowSchema = z.object({ mail: z.enum(emailNames), count: z.int() });
const calendarRowSchema = calendarFacts.rowSchema.omit({ id: true });

/** A job of an email that is about nobody but the owner. */
type OwnerEmailJob = Exclude<EmailJob, { about: 'lead' | 'reply' | 'appointment' }>;

/**
 * Reads the current state of what emails that concern only the owner are about: reports, her calendars, addresses and
 * passwords.
 */
@Injectable()
export class OwnerFactsRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly notices: NoticeSettingsRepository,
    @Inject(ENV) private readonly env: EmailEnv,
  ) {}

  /** Undefined if it is gone, or for a summary that would count nothing. */
  async load(job: OwnerEmailJob): Promise<Email | undefined> {
    if (job.about === 'calendar') {
      const calendar = await this.findCalendar(job.calendarId);
      return calendar && { about: 'calendar', name: job.name, calendar };
    }
    if (job.about === 'notices') {
      const notices = await this.countHeldNotices(new Date(job.heldFrom * 1_000));
      return notices && { about: 'notices', name: job.name, notices };
    }
    if (job.about === 'month') {
      const month = await this.findMonth(job.month);
      return month && { about: 'month', name: job.name, month };
    }
    if (job.about === 'rankingWeek') {
      const report = await this.findReport(job.reportId);
      return report && { about: 'rankingWeek', name: job.name, report };
    }
    if (job.about === 'rankingAlerts') {
      const told = await this.findSevereAlerts(job.windowId);
      return told && { about: 'rankingAlerts', name: job.name, told };
    }
    if (job.about === 'password') {
      const { gate, changedAt } = job;
      const password = { gate, changedAt: new Date(changedAt * 1_000) };
      return { about: 'password', name: job.name, password };
    }
    if (job.about === 'address') {
      const address = await this.findAddress(job.addressId);
      return address && { about: 'address', name: job.name, address };
    }
    return { about: 'recovery', name: job.name, recovery: await this.findRecovery(job) };
  }

  private async countHeldNotices(heldFrom: Date): Promise<NoticeCounts | undefined> {
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
    return counts;
  }

  /** Undefined if the owner removed it a week ago. */
  private async findAddress(id: number): Promise<AddressFacts | undefined> {
    const { address, mailboxes } = await this.notices.findAddress(id);
    if (address === undefined) return undefined;
    const { main, confirmed, answersTo, from } = mailboxes;
    return {
      address,
      main,
      others: confirmed.filter((one) => one !== main),
      answersTo: answersTo ?? from.address,
      token: addressToken(id, address, this.env.BOOKING_LINK_SECRET),
    };
  }

  private async findRecovery({
    addressId,
    linkId,
    madeAt,
  }: Extract<EmailJob, { about: 'recovery' }>): Promise<RecoveryFacts> {
    return {
      address: (await this.notices.findConfirmed(addressId)) ?? null,
      token: signRecoveryLink({ id: linkId, madeAt }, this.env.BOOKING_LINK_SECRET),
      until: new Date((madeAt + recoveryLinkMinutes * 60) * 1_000),
    };
  }

  private async findMonth(month: number): Promise<MonthFacts | undefined> {
    const [row] = await queryRows(
      this.dataSource.manager,
      monthFacts.rowSchema,
      sql`SELECT month, figures FROM ${views.months} WHERE month = ${month}`,
    );
    return row;
  }

  private async findReport(id: number): Promise<RankingReport | undefined> {
    const [row] = await queryRows(
      this.dataSource.manager,
      rankingReports.rowSchema,
      sql`SELECT id, report FROM ${views.reports} WHERE id = ${id}`,
    );
    return row?.report;
  }

  private async findSevereAlerts(id: number): Promise<SevereAlerts | undefined> {
    const [row] = await queryRows(
      this.dataSource.manager,
      severeAlerts.rowSchema,
      sql`SELECT id, told FROM ${views.severeAlerts} WHERE id = ${id}`,
    );
    return row?.told;
  }

  /** Undefined if the owner has removed it. */
  private async findCalendar(id: number): Promise<CalendarFacts | undefined> {
    const [row] = await queryRows(
      this.dataSource.manager,
      calendarRowSchema,
      sql`SELECT ${selectColumns(calendarRowSchema)} FROM ${views.calendars} WHERE id = ${id}`,
    );
    return row && { name: row.name, readAt: row.read_at, failingSince: row.failing_since };
  }
}
