import {
  type ImportLeadsQuery,
  type ImportRow,
  type LeadImport,
  type LeadImportPreview,
  leadImportUndoHours,
  maxPreviewRows,
  oneLine,
  type PreviewLeadImportQuery,
  truncate,
} from '@agency/contracts';
import { Clock, execute, fileError, sql, TransactionService } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import { createLeadId, LeadEntity } from '../leads/lead.entity.js';
import { type ClassifiedRow, classifyRows } from './classify-rows.js';
import { guessColumns } from './guess-columns.js';
import { type ImportColumn, ImportedCells } from './imported-cells.js';
import { findKnown, findReaches } from './known-people.js';
import { LeadImportEntity, toLeadImport } from './lead-import.entity.js';
import { type ImportedTable, readImport } from './read-import.js';
import { type ImportedLead, readLead } from './read-lead.js';

/** A statement must end within the service's timeout. */
const batchSize = 250;
const sampleCount = 3;
const maxSampleLength = 80;
/** Enough to recognize a column by its values. */
const guessedRows = 50;
const hourMs = 3_600_000;

const wrongColumns = 'The file’s columns have changed. Please choose it again.';
const nothingToAdd = 'No row of this file can be added as a new lead.';

type Matching = Pick<ImportLeadsQuery, 'columns' | 'samePhone'>;

/** Adds the leads of a CSV file. No one gets an email about them, and they do not wait for an answer. */
@Injectable()
export class LeadImportsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionService,
    private readonly clock: Clock,
  ) {}

  /** What importing this file would do. Changes nothing. Throws 400 for a file that is no table. */
  async preview(
    file: Buffer,
    query: PreviewLeadImportQuery,
    signal?: AbortSignal,
  ): Promise<LeadImportPreview> {
    const table = await readImport(file, signal);
    const firstRows = table.rows.slice(0, guessedRows).map(({ cells }) => cells);
    const columns = query.columns ?? guessColumns(table.names, firstRows);
    const cells = this.cellsOf(table, columns);
    const classified = await this.classify(this.dataSource.manager, table, cells, query);
    return {
      columns: matched(table, columns).map((column, place) => ({
        ...column,
        samples: samplesOf(table, place),
      })),
      counts: {
        ...countsOf(classified),
        samePhone: classified.filter((row) => row.isDoubtful).length,
      },
      dates: columns.includes('createdAt') ? datesOf(classified, cells.isDateOrderOpen) : null,
      rows: firstOfEach(classified.map(({ row }) => row)),
    };
  }

  /** Adds them in one transaction. The same id twice adds nothing, and returns what the first one did. */
  async import(file: Buffer, query: ImportLeadsQuery, signal?: AbortSignal): Promise<LeadImport> {
    const table = await readImport(file, signal);
    const stored = await this.transactions.run(async (manager) => {
      // Serialized, so that two imports of one file find each other's leads.
      await execute(manager, sql`LOCK TABLE leads.imports IN SHARE ROW EXCLUSIVE MODE`);
      const repeated = await manager.findOneBy(LeadImportEntity, { id: query.id });
      if (repeated) return repeated;
      const cells = this.cellsOf(table, query.columns);
      const classified = await this.classify(manager, table, cells, query);
      const leads = classified.flatMap(({ lead }) => lead ?? []);
      if (leads.length === 0) throw fileError(nothingToAdd);
      await this.store(manager, leads, query);
      const counts = countsOf(classified);
      return manager.save(LeadImportEntity, {
        id: query.id,
        fileName: query.fileName,
        at: this.clock.now(),
        added: leads.length,
        duplicates: counts.duplicate + counts.repeated,
        refused: counts.refused,
        undoneAt: null,
        removed: null,
        kept: null,
      });
    });
    return toLeadImport(stored);
  }

  /** Those of the last day, newest first. */
  async list(): Promise<LeadImport[]> {
    const since = new Date(this.clock.now().getTime() - leadImportUndoHours * hourMs);
    const imports = await this.dataSource.manager.find(LeadImportEntity, {
      where: { at: MoreThan(since) },
      order: { at: 'DESC' },
    });
    return imports.map(toLeadImport);
  }

  private cellsOf(table: ImportedTable, columns: Matching['columns']): ImportedCells {
    return new ImportedCells(
      matched(table, columns),
      table.rows.map((row) => row.cells),
    );
  }

  private async classify(
    manager: EntityManager,
    table: ImportedTable,
    cells: ImportedCells,
    { samePhone }: Pick<Matching, 'samePhone'>,
  ) {
    const now = this.clock.now();
    const rows = table.rows.map((row) => ({
      line: row.line,
      read: readLead(row, table.names.length, cells, now),
    }));
    const leads = rows.flatMap(({ line, read }) =>
      'lead' in read ? [[line, read.lead] as const] : [],
    );
    const reaches = await findReaches(manager, new Map(leads));
    const known = await findKnown(manager, reaches.values());
    return classifyRows(rows, { reaches, known, addsSamePhone: samePhone === 'add' });
  }

  private async store(
    manager: EntityManager,
    leads: readonly ImportedLead[],
    { id: importId, status: otherwise }: ImportLeadsQuery,
  ): Promise<void> {
    const now = this.clock.now();
    const rows = leads.map(({ status = otherwise, createdAt, ...lead }, place) => ({
      ...lead,
      id: createLeadId(),
      status,
      // No one knows: the file tells no time, and today would be wrong.
      statusSince: null,
      source: 'owner' as const,
      importId,
      // Listed in the order of the file.
      createdAt: createdAt ?? new Date(now.getTime() - place),
      // Their closing is in no timeline, and retention begins today.
      closedAt: status === 'closed-won' || status === 'closed-lost' ? now : null,
    }));
    for (let first = 0; first < rows.length; first += batchSize) {
      await manager.insert(LeadEntity, rows.slice(first, first + batchSize));
    }
  }
}

/** Throws 400 if the fields belong to another file. */
function matched({ names }: ImportedTable, fields: Matching['columns']): ImportColumn[] {
  if (fields.length !== names.length) throw fileError(wrongColumns);
  return names.map((name, place) => ({ name, field: fields[place] ?? null }));
}

function samplesOf({ rows }: ImportedTable, place: number): string[] {
  const samples: string[] = [];
  for (const { cells } of rows) {
    const cell = truncate(oneLine(cells[place] ?? ''), maxSampleLength);
    if (cell !== '' && !samples.includes(cell)) samples.push(cell);
    if (samples.length === sampleCount) break;
  }
  return samples;
}

function countsOf(classified: readonly ClassifiedRow[]) {
  const of = (outcome: ImportRow['outcome']) =>
    classified.filter(({ row }) => row.outcome === outcome).length;
  return {
    rows: classified.length,
    new: of('new'),
    duplicate: of('duplicate'),
    repeated: of('repeated'),
    refused: of('refused'),
  };
}

function datesOf(classified: readonly ClassifiedRow[], isOrderUnsure: boolean) {
  const unread = classified.flatMap(({ row, unreadDate }) =>
    unreadDate === undefined
      ? []
      : [{ line: row.line, text: truncate(oneLine(unreadDate), maxSampleLength) }],
  );
  const missing = classified.filter(({ lead }) => lead && !lead.createdAt).length;
  return { unread: unread.length, firstUnread: unread[0] ?? null, missing, isOrderUnsure };
}

function firstOfEach(rows: readonly ImportRow[]): ImportRow[] {
  const seen = new Map<ImportRow['outcome'], number>();
  return rows.filter(({ outcome }) => {
    const place = (seen.get(outcome) ?? 0) + 1;
    seen.set(outcome, place);
    return place <= maxPreviewRows;
  });
}
