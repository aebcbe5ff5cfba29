import {
  apiPaths,
  type Contact,
  type ContactCounts,
  type ContactDetail,
  type CreateContactRequest,
  type CreateContactResponse,
  contact,
  contactCounts,
  contactDetail,
  contactId,
  createContactRequest,
  createContactResponse,
  type ListContactsQuery,
  listContactsQuery,
  type TimelineEntry,
  timelineEntry,
  type UpdateContactRequest,
  updateContactRequest,
} from '@agency/contracts';
import {
  Answers,
  IntegerParam,
  OwnerOnly,
  Public,
  RateLimited,
  RequestId,
  setPageHeaders,
} from '@agency/platform';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Patch,
  Post,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { TimelineService } from './events/timeline.service.js';
import { IntakeService } from './intake.service.js';
import { LeadService } from './lead.service.js';
import { LeadListService } from './lead-list.service.js';

@Controller(apiPaths.contacts)
export class ContactsController {
  constructor(
    private readonly intake: IntakeService,
    private readonly leadList: LeadListService,
    private readonly leads: LeadService,
    private readonly timelines: TimelineService,
  ) {}

  @Post()
  @Public()
  @RateLimited('contacts')
  @Answers(createContactResponse)
  async create(
    @Body({ schema: createContactRequest }) body: CreateContactRequest,
    @RequestId() requestId: string,
  ): Promise<CreateContactResponse> {
    return { id: await this.intake.create(body, requestId) };
  }

  @Get()
  @OwnerOnly('admin')
  @Answers([contact])
  async list(
    @Query({ schema: listContactsQuery }) query: ListContactsQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Contact[]> {
    const { contacts, total } = await this.leadList.list(query);
    setPageHeaders(request, reply, query, total);
    return contacts;
  }

  @Get('counts')
  @OwnerOnly('admin')
  @Answers(contactCounts)
  counts(): Promise<ContactCounts> {
    return this.leadList.counts();
  }

  @Get(':id')
  @OwnerOnly('admin')
  @Answers(contactDetail)
  find(@IntegerParam('id', contactId) id: number): Promise<ContactDetail> {
    return this.leads.find(id);
  }

  @Get(':id/timeline')
  @OwnerOnly('admin')
  @Answers([timelineEntry])
  timeline(@IntegerParam('id', contactId) id: number): Promise<TimelineEntry[]> {
    return this.timelines.of(id);
  }

  @Patch(':id')
  @OwnerOnly('admin')
  @Answers(contact)
  update(
    @IntegerParam('id', contactId) id: number,
    @Body({ schema: updateContactRequest }) body: UpdateContactRequest,
  ): Promise<Contact> {
    return this.leads.update(id, body);
  }

  @Delete(':id')
  @OwnerOnly('admin')
  @HttpCode(204)
  erase(@IntegerParam('id', contactId) id: number): Promise<void> {
    return this.leads.erase(id);
  }
}
