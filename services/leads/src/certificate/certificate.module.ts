import { Module } from '@nestjs/common';
import { CertificateService } from './certificate.service.js';

@Module({ providers: [CertificateService] })
export class CertificateModule {}
