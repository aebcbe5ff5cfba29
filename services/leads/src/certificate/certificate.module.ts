import { Module } from '@nestjs/common';
import { CertificateClient } from './certificate.client.js';
import { CertificateController } from './certificate.controller.js';
import { CertificateService } from './certificate.service.js';

@Module({
  controllers: [CertificateController],
  providers: [CertificateClient, CertificateService],
})
export class CertificateModule {}
