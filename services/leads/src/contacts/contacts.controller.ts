import {
  apiPaths,
  type Contact,
  type CreateContactRequest,
  type CreateContactResponse,
  contactId,
  createContactRequest,
  listContactsQuery,
  type PageQuery,
  type UpdateContactRequest,
  updateContactRequest,
} from '@agency/contracts';
import {
  IntegerParam,
  OwnerOnly,
  Public,
  RateLimited,
  RequestId,
  setPageHeaders,
} from '@agency/platform';
import { Body, Controller, Get, Patch, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ContactsService } from './contacts.service.js';

@Controller(apiPaths.contacts)
export class ContactsController {
  constructor(private readonly contacts: ContactsService) {}

  @Post()
  @Public()
  @RateLimited('contacts')
  async create(
    @Body({ schema: createContactRequest }) body: CreateContactRequest,
    @RequestId() requestId: string,
  ): Promise<CreateContactResponse> {
    return { id: await this.contacts.create(body, requestId) };
  }

  @Get()
  @OwnerOnly('admin')
  async list(
    @Query({ schema: listContactsQuery }) page: PageQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Contact[]> {
    const { contacts, total } = await this.contacts.list(page);
    setPageHeaders(request, reply, page, total);
    return contacts;
  }

  @Patch(':id')
  @OwnerOnly('admin')
  update(
    @IntegerParam('id', contactId) id: number,
    @Body({ schema: updateContactRequest }) body: UpdateContactRequest,
  ): Promise<Contact> {
    return this.contacts.update(id, body);
  }
}
