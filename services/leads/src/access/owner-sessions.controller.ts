import {
  apiPaths,
  type ChangePassword,
  changePasswordSchema,
  type Gate,
  gateSchema,
  type OwnerSession,
  ownerSessionSchema,
  passwordPath,
  sessionPath,
} from '@agency/contracts';
import {
  limitKey,
  OwnerCookiesService,
  OwnerOnly,
  RequestId,
  ResponseSchema,
  Summary,
  sessionId,
  TextParam,
} from '@agency/platform';
import { Body, Controller, Delete, Get, Header, HttpCode, Put, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { ChangePasswordService } from './change-password.service.js';
import { callerOf } from './session.controller.js';
import type { Caller } from './session.service.js';
import { type ListedSession, SessionListService } from './session-list.service.js';

/** What `sessionId` of the platform returns. */
const sessionIdSchema = z.string().regex(/^[0-9a-f]{64}$/);

/** Who is logged in, and with which passwords. */
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
    const caller = callerOf(request, this.cookies);
    const sessions = await this.list.find();
    return sessions.map((session) => toOwnerSession(session, caller));
  }

  @Delete(apiPaths.sessions)
  @Summary('End all other sessions')
  @OwnerOnly('admin')
  @HttpCode(204)
  async endOthers(@Req() request: FastifyRequest): Promise<void> {
    await this.list.endOthers(this.cookies.read('session', request) ?? '');
  }

  /** Repeating it changes nothing. */
  @Delete(sessionPath(':id'))
  @Summary('End a session')
  @OwnerOnly('admin')
  @HttpCode(204)
  async end(@TextParam('id', sessionIdSchema) id: string): Promise<void> {
    await this.list.end(id);
  }

  @Put(passwordPath(':gate'))
  @Summary('Change the password of a gate')
  @OwnerOnly('admin')
  @HttpCode(204)
  async changePassword(
    @TextParam('gate', gateSchema) gate: Gate,
    @Body({ schema: changePasswordSchema }) body: ChangePassword,
    @RequestId() requestId: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const caller = callerOf(request, this.cookies);
    const token = await this.passwords.change(gate, body, caller, requestId);
    this.cookies.set('session', token, reply);
  }
}

/** A session as the owner sees it. `caller` is the owner who asks. */
function toOwnerSession(
  { id, gates, lastSeenAt, opener }: ListedSession,
  caller: Caller,
): OwnerSession {
  return {
    id,
    gates,
    userAgent: opener?.userAgent ?? '',
    since: opener ? new Date(opener.since).toISOString() : null,
    lastSeenAt: lastSeenAt.toISOString(),
    isThisOne: id === sessionId(caller.token ?? ''),
    isThisNetwork: opener ? opener.network === limitKey(caller.client.address) : null,
  };
}
