import {
  maxReplyTemplates,
  type ReplyTemplate,
  type ReplyTemplateFields,
  type UpdateReplyTemplateRequest,
} from '@agency/contracts';
import { TransactionService } from '@agency/platform';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { assertRoom, withUniqueName } from '../limited-list.js';
import { ReplyTemplateEntity } from './reply-template.entity.js';

const nameTakenMessage = 'There is already a template with this name.';
const notFoundMessage = 'This template doesn’t exist. It may have been deleted.';
const conflictMessage =
  'This template has changed since you opened it. Please review the saved version, then save again.';
const tooManyMessage = `There can be at most ${maxReplyTemplates} templates. Please delete one first.`;

/** The templates of replies. */
@Injectable()
export class ReplyTemplatesService {
  constructor(
    @InjectRepository(ReplyTemplateEntity)
    private readonly templates: Repository<ReplyTemplateEntity>,
    private readonly transactions: TransactionService,
  ) {}

  /** In the order they were added. */
  list(): Promise<ReplyTemplate[]> {
    return this.templates.find({ order: { id: 'ASC' } });
  }

  add(fields: ReplyTemplateFields): Promise<ReplyTemplate> {
    return this.change(async (manager) => {
      await assertRoom(manager, ReplyTemplateEntity, maxReplyTemplates, tooManyMessage);
      return manager.save(manager.create(ReplyTemplateEntity, fields));
    });
  }

  /** Throws 409 for an edit based on an older version. */
  update(id: number, { version, ...fields }: UpdateReplyTemplateRequest): Promise<ReplyTemplate> {
    return this.change(async (manager) => {
      const before = await this.lock(manager, id);
      if (before.version !== version) throw new ConflictException(conflictMessage);
      const next = { ...fields, version: version + 1 };
      await manager.update(ReplyTemplateEntity, { id }, next);
      return { id, ...next };
    });
  }

  delete(id: number): Promise<void> {
    return this.change(async (manager) => {
      await this.lock(manager, id);
      await manager.delete(ReplyTemplateEntity, { id });
    });
  }

  /** The row stays locked until the commit. Throws 404 for an unknown template. */
  private async lock(manager: EntityManager, id: number): Promise<ReplyTemplateEntity> {
    const found = await manager.findOne(ReplyTemplateEntity, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    if (!found) throw new NotFoundException(notFoundMessage);
    return found;
  }

  private change<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return withUniqueName(nameTakenMessage, () => this.transactions.run(work));
  }
}
