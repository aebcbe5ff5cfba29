import {
  apiPaths,
  type ChangePassword,
  changePasswordSchema,
  gateSchema,
  type OwnerSession,
  ownerSessionSchema,
} from '@agency/contracts';
import {
  limitKey,
  messageForStatus,
  OwnerCookiesService,
  OwnerOnly,
  RequestId,
  ResponseSchema,
  Summary,
  sessionId,
} from '@agency/platform';
import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  NotFoundException,
  Param,
  Put,
  Req,
  Res,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ChangePasswordService } from './change-password.service.js';
import { callerOf } from './session.controller.js';
import { SessionListService } from './session-list.service.js';

/** Who is signed in, and with which passwords. */
@Controller()
export class OwnerSessionsController {
  constructor(
    private readonly list: SessionListService,
    private readonly passwords: ChangePasswordService,
    private readonly cookies: OwnerCookiesService,
  ) {}

  @Get(apiPaths.sessions)
  @Summary('List the open sessions')
  @OwnerOnly('admin')
  @Header('Cache-Control', 'no-store')
  @ResponseSchema([ownerSessionSchema])
  async find(@Req() request: FastifyRequest): Promise<OwnerSession[]> {
    const own = sessionId(this.cookies.read('session', request) ?? '');
    const network = limitKey(request.ip);
    const sessions = await this.list.find();
    return sessions.map(({ id, gates, lastSeenAt, opener }) => ({
      id,
      gates,
      userAgent: opener?.userAgent ?? '',
      since: opener ? new Date(opener.since).toISOString() : null,
      lastSeenAt: lastSeenAt.toISOString(),
      isThisOne: id === own,
      isThisNetwork: opener ? opener.network === network : null,
    }));
  }

  @Delete(apiPaths.sessions)
  @Summary('End all other sessions')
  @OwnerOnly('admin')
  @HttpCode(204)
  async endOthers(@Req() request: FastifyRequest): Promise<void> {
    await this.list.endOthers(this.cookies.read('session', request) ?? '');
  }

  /** Repeating it changes nothing. */
  @Delete(`${apiPaths.sessions}/:id`)
  @Summary('End a session')
  @OwnerOnly('admin')
  @HttpCode(204)
  async end(@Param('id') id: string): Promise<void> {
    if (!/^[0-9a-f]{64}$/.test(id)) throw new NotFoundException(messageForStatus(404));
    await this.list.end(id);
  }

  @Put(`${apiPaths.passwords}/:gate`)
  @Summary('Change the password of a gate')
  @OwnerOnly('admin')
  @HttpCode(204)
  async changePassword(
    @Param('gate') name: string,
    @Body({ schema: changePasswordSchema }) body: ChangePassword,
    @RequestId() requestId: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const gate = gateSchema.safeParse(name);
    if (!gate.success) throw new NotFoundException(messageForStatus(404));
    const caller = callerOf(request, this.cookies);
    const token = await this.passwords.change(gate.data, body, caller, requestId);
    this.cookies.set('session', token, reply);
  }
}
