import {
  maxReplyTemplates,
  type ReplyTemplate,
  type ReplyTemplateFields,
  type UpdateReplyTemplateRequest,
} from '@agency/contracts';
import { isUniqueViolation, ValidationException } from '@agency/platform';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { ReplyTemplateEntity } from './reply-template.entity.js';

const nameTakenMessage = 'There is already a template with this name.';
const notFoundMessage = 'This template does not exist. It may have been deleted.';
const conflictMessage =
  'This template was changed in the meantime. Please review the saved version, then save again.';
const tooManyMessage = `There can be at most ${maxReplyTemplates} templates. Please delete one first.`;

/** The templates of replies. */
@Injectable()
export class ReplyTemplatesService {
  constructor(
    @InjectRepository(ReplyTemplateEntity)
    private readonly templates: Repository<ReplyTemplateEntity>,
  ) {}

  /** In the order they were added. */
  list(): Promise<ReplyTemplate[]> {
    return this.templates.find({ order: { id: 'ASC' } });
  }

  async add(fields: ReplyTemplateFields): Promise<ReplyTemplate> {
    if ((await this.templates.count()) >= maxReplyTemplates) {
      throw new ConflictException(tooManyMessage);
    }
    return withUniqueName(() => this.templates.save(this.templates.create(fields)));
  }

  /** Throws 409 for an edit based on an older version. */
  async update(
    id: number,
    { version, ...fields }: UpdateReplyTemplateRequest,
  ): Promise<ReplyTemplate> {
    const next = { ...fields, version: version + 1 };
    const { affected } = await withUniqueName(() => this.templates.update({ id, version }, next));
    if (affected) return { id, ...next };
    const exists = await this.templates.existsBy({ id });
    throw exists ? new ConflictException(conflictMessage) : new NotFoundException(notFoundMessage);
  }

  async delete(id: number): Promise<void> {
    const { affected } = await this.templates.delete({ id });
    if (!affected) throw new NotFoundException(notFoundMessage);
  }
}

async function withUniqueName<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new ValidationException([{ path: 'name', message: nameTakenMessage }]);
  }
}
