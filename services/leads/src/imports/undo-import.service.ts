import { type LeadImport, leadImportUndoHours } from '@agency/contracts';
import {
  Clock,
  emailViews,
  queryRows,
  RepeatingTasksService,
  rawSql,
  schedulingViews,
  sql,
  TransactionService,
} from '@agency/platform';
import {
  ConflictException,
  Injectable,
  NotFoundException,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, LessThanOrEqual, Not } from 'typeorm';
import { LeadService } from '../leads/lead.service.js';
import { leadIdRowSchema } from '../leads/lead-query.js';
import { LeadImportEntity, toLeadImport } from './lead-import.entity.js';

const hourMs = 3_600_000;
/** A statement must end within the service's timeout. */
const batchSize = 250;

const notFoundMessage = 'This import doesn’t exist.';
const tooLateMessage = 'This import can no longer be undone. Undo is possible for one day.';

const events = (view: { name: string }) =>
  sql`EXISTS (SELECT FROM ${rawSql(view.name)} event WHERE event.contact_id = contact.id)`;
const entries = (table: string) =>
  sql`EXISTS (SELECT FROM ${rawSql(table)} entry WHERE entry.contact_id = contact.id)`;

/** Someone changed the lead, logged, wrote or booked something. `contact` is the lead's row. */
const isTouched = sql`(contact.erasure_requested_at IS NOT NULL
  OR ${entries('leads.events')} OR ${entries('leads.activities')} OR ${entries('leads.replies')}
  OR ${events(schedulingViews.appointmentEvents)} OR ${events(emailViews.emailEvents)})`;

/** Takes imports back, and forgets what their files were called once that is no longer possible. */
@Injectable()
export class UndoImportService implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionService,
    private readonly leads: LeadService,
    private readonly tasks: RepeatingTasksService,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.tasks.start({
      name: 'Forget the names of imported files',
      intervalMs: hourMs,
      run: () => this.forgetFileNames(),
    });
  }

  /**
   * Erases the leads of an import that no one touched since, and says how many of them were kept. Repeating it changes
   * nothing. Throws 404 for an unknown import, and 409 after a day.
   */
  async undo(id: string): Promise<LeadImport> {
    const undone = await this.transactions.run(async (manager) => {
      const stored = await manager.findOne(LeadImportEntity, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!stored) throw new NotFoundException(notFoundMessage);
      if (stored.undoneAt) return stored;
      if (stored.at <= this.oldestUndoable()) throw new ConflictException(tooLateMessage);
      const { removed, kept } = await this.remove(manager, id);
      const changes = { undoneAt: this.clock.now(), removed, kept };
      await manager.update(LeadImportEntity, { id }, changes);
      return { ...stored, ...changes };
    });
    return toLeadImport(undone);
  }

  /** Returns how many names were forgotten. */
  async forgetFileNames(): Promise<number> {
    const { affected } = await this.dataSource.manager.update(
      LeadImportEntity,
      { at: LessThanOrEqual(this.oldestUndoable()), fileName: Not(IsNull()) },
      { fileName: null },
    );
    return affected ?? 0;
  }

  private async remove(manager: EntityManager, id: string) {
    // Locked first: what is logged or booked from here on waits, and finds no lead.
    const all = await queryRows(
      manager,
      leadIdRowSchema,
      sql`SELECT id FROM leads.contacts WHERE import_id = ${id} ORDER BY id FOR UPDATE`,
    );
    const ids = await queryRows(
      manager,
      leadIdRowSchema,
      sql`SELECT id FROM leads.contacts contact WHERE import_id = ${id} AND NOT ${isTouched}`,
    );
    for (let first = 0; first < ids.length; first += batchSize) {
      await this.leads.eraseWithin(manager, ids.slice(first, first + batchSize));
    }
    return { removed: ids.length, kept: all.length - ids.length };
  }

  private oldestUndoable(): Date {
    return new Date(this.clock.now().getTime() - leadImportUndoHours * hourMs);
  }
}
