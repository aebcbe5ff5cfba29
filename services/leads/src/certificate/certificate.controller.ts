import { apiPaths, type CertificateResponse, certificateResponseSchema } from '@agency/contracts';
import { OwnerOnly, ResponseSchema, Summary } from '@agency/platform';
import { Controller, Get } from '@nestjs/common';
import { CertificateService } from './certificate.service.js';

@Controller(apiPaths.certificate)
export class CertificateController {
  constructor(private readonly certificate: CertificateService) {}

  @Get()
  @Summary("Tell when the site's certificate expires")
  @OwnerOnly('admin')
  @ResponseSchema(certificateResponseSchema)
  get(): CertificateResponse {
    return this.certificate.get();
  }
}
