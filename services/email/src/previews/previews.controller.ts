import { emailPreviewPath } from '@agency/contracts';
import { OwnerOnly, Public, ResponseSchema, Summary } from '@agency/platform';
import { Controller, Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { PreviewService } from './preview.service.js';

/** Forbids scripts, requests, forms and navigation; only our own pages may frame it. */
const previewPolicy =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** Sets the headers of a rendered preview. Errors are JSON with their own policy. */
function show(html: string, reply: FastifyReply): string {
  reply.headers({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': previewPolicy,
    'Cache-Control': 'no-store',
  });
  return html;
}

@Controller()
export class PreviewsController {
  constructor(private readonly previews: PreviewService) {}

  @Get(emailPreviewPath('24hour'))
  @Summary('Preview the 24-hour reminder')
  @Public()
  @ResponseSchema('text/html')
  reminder24Hours(@Res({ passthrough: true }) reply: FastifyReply): string {
    return show(this.previews.reminder('24hour'), reply);
  }

  @Get(emailPreviewPath('10minute'))
  @Summary('Preview the 10-minute reminder')
  @Public()
  @ResponseSchema('text/html')
  reminder10Minutes(@Res({ passthrough: true }) reply: FastifyReply): string {
    return show(this.previews.reminder('10minute'), reply);
  }

  @Get(emailPreviewPath(':name'))
  @Summary('Preview any other email')
  @OwnerOnly('admin')
  @ResponseSchema('text/html')
  ownerPreview(
    @Param('name') name: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): string {
    return show(this.previews.ownerPreview(name), reply);
  }
}
