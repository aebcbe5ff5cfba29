import { apiPaths } from '@agency/contracts';
import { Answers, OwnerOnly, Public } from '@agency/platform';
import { applyDecorators, Controller, Get, Header, Param } from '@nestjs/common';
import { PreviewService } from './preview.service.js';

/** No script, no request, no form, no way out; and only our own pages may frame it. */
const inert =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

const ShowsMail = () =>
  applyDecorators(
    Answers('text/html'),
    Header('Content-Type', 'text/html; charset=utf-8'),
    Header('Content-Security-Policy', inert),
    Header('Cache-Control', 'no-store'),
  );

@Controller(apiPaths.emailPreview)
export class PreviewsController {
  constructor(private readonly previews: PreviewService) {}

  @Get('24hour')
  @Public()
  @ShowsMail()
  dayBefore(): string {
    return this.previews.reminder('24hour');
  }

  @Get('10minute')
  @Public()
  @ShowsMail()
  minutesBefore(): string {
    return this.previews.reminder('10minute');
  }

  @Get(':name')
  @OwnerOnly('admin')
  @ShowsMail()
  mail(@Param('name') name: string): string {
    return this.previews.mail(name);
  }
}
