import {
  apiPaths,
  type CreateSessionRequest,
  createSessionRequestSchema,
  type Gate,
  gateSchema,
  type Recover,
  recoverSchema,
  type SessionResponse,
  sessionResponseSchema,
} from '@agency/contracts';
import {
  OwnerCookiesService,
  Public,
  RequestId,
  ResponseSchema,
  Summary,
  TextParam,
} from '@agency/platform';
import { Body, Controller, Delete, Get, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ChangePasswordService } from './change-password.service.js';
import { deviceDays } from './known-clients.service.js';
import { RecoveryLinksService } from './recovery-links.service.js';
import { type Caller, type OpenedSession, SessionService } from './session.service.js';

/** Who asks, with the cookies of their browser. */
export function callerOf(request: FastifyRequest, cookies: OwnerCookiesService): Caller {
  return {
    client: { address: request.ip, device: cookies.read('device', request) },
    userAgent: request.headers['user-agent'],
    token: cookies.read('session', request),
  };
}

/** The session ends when the browser is closed; the server ends it after twelve hours anyway. */
function keepSignedIn(
  { token, device }: OpenedSession,
  cookies: OwnerCookiesService,
  reply: FastifyReply,
): void {
  cookies.set('session', token, reply);
  cookies.set('device', device, reply, deviceDays * 86_400);
}

/** The two gates of the owner's session. Public: anyone may query them and try a password or a link. */
@Controller()
export class SessionController {
  constructor(
    private readonly session: SessionService,
    private readonly links: RecoveryLinksService,
    private readonly passwords: ChangePasswordService,
    private readonly cookies: OwnerCookiesService,
  ) {}

  @Get(apiPaths.session)
  @Summary('Get the open gates')
  @Public()
  @Header('Cache-Control', 'no-store')
  @ResponseSchema(sessionResponseSchema)
  async read(@Req() request: FastifyRequest): Promise<SessionResponse> {
    const gates = await this.session.gates(this.cookies.read('session', request));
    if (gates.includes('admin')) return { gates };
    const canRecover = await this.links.isOffered();
    return { gates, ...(canRecover && { canRecover }) };
  }

  @Post(apiPaths.session)
  @Summary('Log in at a gate')
  @Public()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ResponseSchema(sessionResponseSchema)
  async open(
    @Body({ schema: createSessionRequestSchema }) body: CreateSessionRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionResponse> {
    const { token, device } = await this.session.open(body, callerOf(request, this.cookies));
    keepSignedIn({ token, device }, this.cookies, reply);
    return { gates: await this.session.gates(token) };
  }

  @Post(apiPaths.recovery)
  @Summary('Set a new password by a link')
  @Public()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ResponseSchema(sessionResponseSchema)
  async recover(
    @Body({ schema: recoverSchema }) body: Recover,
    @RequestId() requestId: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionResponse> {
    const caller = callerOf(request, this.cookies);
    const opened = await this.passwords.recover(body, caller, requestId);
    keepSignedIn(opened, this.cookies, reply);
    return { gates: await this.session.gates(opened.token) };
  }

  @Delete(`${apiPaths.session}/:gate`)
  @Summary('Log out of a gate')
  @Public()
  @HttpCode(204)
  async close(
    @TextParam('gate', gateSchema) gate: Gate,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const rest = await this.session.close(gate, this.cookies.read('session', request));
    if (rest.length === 0) this.cookies.clear('session', reply);
  }
}
