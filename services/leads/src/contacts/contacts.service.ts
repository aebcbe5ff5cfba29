import type {
  Contact,
  CreateContactRequest,
  PageQuery,
  UpdateContactRequest,
} from '@agency/contracts';
import { Clock, Outbox } from '@agency/platform';
import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { BotCheckService } from '../bot-check/bot-check.service.js';
import { ContactEntity } from './contact.entity.js';
import { toContact } from './contact.mapper.js';
import { newContactId } from './contact-id.js';

@Injectable()
export class ContactsService {
  constructor(
    @InjectRepository(ContactEntity) private readonly contacts: Repository<ContactEntity>,
    private readonly botCheck: BotCheckService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Stores a lead and asks for its mails in one transaction; an answered id is in the database. */
  async create(request: CreateContactRequest, requestId: string): Promise<number> {
    const { altcha, website, attribution, ...fields } = request;
    const botCheck = await this.botCheck.judge({ proof: altcha, honeypot: website });
    const id = newContactId();
    const row = {
      ...fields,
      id,
      status: 'new',
      attribution: attribution ?? null,
      botCheck,
      createdAt: this.clock.now(),
    } as const;
    await this.outbox.transaction(async (manager) => {
      await this.insert(manager, row);
      await this.outbox.enqueue(manager, {
        subject: `contact:${id}`,
        requestId,
        mails: [
          { name: 'lead-notice', payload: { contactId: id } },
          { name: 'lead-auto-reply', payload: { contactId: id } },
        ],
      });
    });
    return id;
  }

  /** One page, newest first, and how many there are in all. */
  async list(page: PageQuery): Promise<{ contacts: Contact[]; total: number }> {
    const [rows, total] = await this.contacts.findAndCount({
      order: { createdAt: 'DESC', id: 'DESC' },
      skip: page.offset,
      take: page.limit,
    });
    return { contacts: rows.map(toContact), total };
  }

  async update(id: number, changes: UpdateContactRequest): Promise<Contact> {
    const contact = await this.contacts.findOneBy({ id });
    if (!contact) throw new NotFoundException('This lead does not exist.');
    contact.status = changes.status;
    if (changes.notes !== undefined) contact.notes = changes.notes;
    return toContact(await this.contacts.save(contact));
  }

  /** The insert builder, not save(): this is the path every visitor waits on. */
  private async insert(
    manager: EntityManager,
    row: Omit<ContactEntity, OptionalColumn> & Partial<ContactEntity>,
  ) {
    await manager
      .createQueryBuilder()
      .insert()
      .into(ContactEntity)
      .values(row)
      .returning([])
      .updateEntity(false)
      .execute();
  }
}

type OptionalColumn = 'company' | 'service' | 'monthlyAdSpend' | 'message' | 'notes';
