import {
  apiPaths,
  type SaveEmailText,
  type StoredEmailText,
  saveEmailTextSchema,
  storedEmailTextSchema,
} from '@agency/contracts';
import { OwnerOnly, ResponseSchema, Summary } from '@agency/platform';
import { Body, Controller, Get, Header, Patch } from '@nestjs/common';
import { EmailTextsService } from './email-texts.service.js';

@Controller(apiPaths.emailTexts)
export class EmailTextsController {
  constructor(private readonly texts: EmailTextsService) {}

  @Get()
  @Summary('Get what emails to visitors say')
  @OwnerOnly('admin')
  @Header('Cache-Control', 'no-store')
  @ResponseSchema([storedEmailTextSchema])
  list(): Promise<StoredEmailText[]> {
    return this.texts.list();
  }

  @Patch()
  @Summary('Change what an email to visitors says')
  @OwnerOnly('admin')
  @ResponseSchema(storedEmailTextSchema)
  save(@Body({ schema: saveEmailTextSchema }) body: SaveEmailText): Promise<StoredEmailText> {
    return this.texts.save(body);
  }
}
