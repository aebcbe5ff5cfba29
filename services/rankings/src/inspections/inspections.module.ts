import { Module } from '@nestjs/common';
import { InspectionsRepository } from './inspections.repository.js';

@Module({ providers: [InspectionsRepository], exports: [InspectionsRepository] })
export class InspectionsModule {}
