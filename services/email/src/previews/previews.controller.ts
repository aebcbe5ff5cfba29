import { apiPaths } from '@agency/contracts';
import { OwnerOnly, Public, ResponseSchema, Summary } from '@agency/platform';
import { Controller, Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { PreviewService } from './preview.service.js';

/** No script, no request, no form, no way out; and only our own pages may frame it. */
const inert =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** Only once there is something to show: an error is no HTML and has a policy of its own. */
function show(html: string, reply: FastifyReply): string {
  reply.headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': inert,
    'Cache-Control': 'no-store',
  });
  return html;
}

@Controller(apiPaths.emailPreview)
export class PreviewsController {
  constructor(private readonly previews: PreviewService) {}

  @Get('24hour')
  @Summary('Preview the 24-hour reminder')
  @Public()
  @ResponseSchema('text/html')
  dayBefore(@Res({ passthrough: true }) reply: FastifyReply): string {
    return show(this.previews.reminder('24hour'), reply);
  }

  @Get('10minute')
  @Summary('Preview the 10-minute reminder')
  @Public()
  @ResponseSchema('text/html')
  minutesBefore(@Res({ passthrough: true }) reply: FastifyReply): string {
    return show(this.previews.reminder('10minute'), reply);
  }

  @Get(':name')
  @Summary('Preview any other email')
  @OwnerOnly('admin')
  @ResponseSchema('text/html')
  mail(@Param('name') name: string, @Res({ passthrough: true }) reply: FastifyReply): string {
    return show(this.previews.mail(name), reply);
  }
}
