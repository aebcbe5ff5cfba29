import {
  apiPaths,
  type CreateSessionRequest,
  createSessionRequestSchema,
  gateSchema,
  type SessionResponse,
  sessionResponseSchema,
} from '@agency/contracts';
import {
  messageForStatus,
  OwnerCookiesService,
  Public,
  ResponseSchema,
  Summary,
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
  Post,
  Req,
  Res,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceDays } from './known-clients.service.js';
import { type Caller, SessionService } from './session.service.js';

/** Who asks, with the cookies of their browser. */
export function callerOf(request: FastifyRequest, cookies: OwnerCookiesService): Caller {
  return {
    client: { address: request.ip, device: cookies.read('device', request) },
    userAgent: request.headers['user-agent'],
    token: cookies.read('session', request),
  };
}

/** The two gates of the owner's session. Public: anyone may query them and try a password. */
@Controller(apiPaths.session)
export class SessionController {
  constructor(
    private readonly session: SessionService,
    private readonly cookies: OwnerCookiesService,
  ) {}

  @Get()
  @Summary('Get the open gates')
  @Public()
  @Header('Cache-Control', 'no-store')
  @ResponseSchema(sessionResponseSchema)
  async read(@Req() request: FastifyRequest): Promise<SessionResponse> {
    return { gates: await this.session.gates(this.cookies.read('session', request)) };
  }

  @Post()
  @Summary('Sign in at a gate')
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
    // It ends with the browser's session; the server ends it after twelve hours anyway.
    this.cookies.set('session', token, reply);
    this.cookies.set('device', device, reply, deviceDays * 86_400);
    return { gates: await this.session.gates(token) };
  }

  @Delete(':gate')
  @Summary('Sign out of a gate')
  @Public()
  @HttpCode(204)
  async close(
    @Param('gate') name: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const gate = gateSchema.safeParse(name);
    if (!gate.success) throw new NotFoundException(messageForStatus(404));
    const rest = await this.session.close(gate.data, this.cookies.read('session', request));
    if (rest.length === 0) this.cookies.clear('session', reply);
  }
}
