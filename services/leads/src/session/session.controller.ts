import {
  apiPaths,
  type CreateSessionRequest,
  createSessionRequest,
  gate as gateSchema,
  type SessionResponse,
  sessionResponse,
} from '@agency/contracts';
import { Answers, ENV, Public, sessionCookie } from '@agency/platform';
import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Inject,
  NotFoundException,
  Param,
  Post,
  Req,
  Res,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LeadsEnv } from '../env.js';
import { SessionService } from './session.service.js';

/** The two gates of the owner's session. Anyone may ask and try; only the server knows the answer. */
@Controller(apiPaths.session)
export class SessionController {
  constructor(
    private readonly session: SessionService,
    @Inject(ENV) private readonly env: LeadsEnv,
  ) {}

  @Get()
  @Public()
  @Header('Cache-Control', 'no-store')
  @Answers(sessionResponse)
  async read(@Req() request: FastifyRequest): Promise<SessionResponse> {
    return { gates: await this.session.gates(request.cookies[sessionCookie]) };
  }

  @Post()
  @Public()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Answers(sessionResponse)
  async open(
    @Body({ schema: createSessionRequest }) body: CreateSessionRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionResponse> {
    const old = request.cookies[sessionCookie];
    const token = await this.session.open({ ...body, address: request.ip, token: old });
    reply.setCookie(sessionCookie, token, this.cookieOptions(request));
    return { gates: await this.session.gates(token) };
  }

  @Delete(':gate')
  @Public()
  @HttpCode(204)
  async close(
    @Param('gate') name: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const gate = gateSchema.safeParse(name);
    if (!gate.success) throw new NotFoundException();
    const rest = await this.session.close(gate.data, request.cookies[sessionCookie]);
    if (rest.length === 0) reply.clearCookie(sessionCookie, this.cookieOptions(request));
  }

  /** Without an age it ends with the browser's session; the server ends it after twelve hours anyway. */
  private cookieOptions({ protocol }: FastifyRequest) {
    const secure = protocol === 'https' || this.env.SITE_URL?.startsWith('https:') === true;
    return { path: '/', httpOnly: true, sameSite: 'strict', secure } as const;
  }
}
