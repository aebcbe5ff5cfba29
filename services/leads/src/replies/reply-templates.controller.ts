import {
  apiPaths,
  type ReplyTemplate,
  type ReplyTemplateFields,
  replyTemplateFieldsSchema,
  replyTemplateSchema,
  type UpdateReplyTemplateRequest,
  updateReplyTemplateRequestSchema,
} from '@agency/contracts';
import { IntegerParam, OwnerOnly, ResponseSchema, Summary } from '@agency/platform';
import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ReplyTemplatesService } from './reply-templates.service.js';

@Controller(apiPaths.replyTemplates)
export class ReplyTemplatesController {
  constructor(private readonly templates: ReplyTemplatesService) {}

  @Get()
  @Summary('List reply templates')
  @OwnerOnly('admin')
  @ResponseSchema([replyTemplateSchema])
  list(): Promise<ReplyTemplate[]> {
    return this.templates.list();
  }

  @Post()
  @Summary('Add a reply template')
  @OwnerOnly('admin')
  @ResponseSchema(replyTemplateSchema)
  add(
    @Body({ schema: replyTemplateFieldsSchema }) body: ReplyTemplateFields,
  ): Promise<ReplyTemplate> {
    return this.templates.add(body);
  }

  @Put(':templateId')
  @Summary('Change a reply template')
  @OwnerOnly('admin')
  @ResponseSchema(replyTemplateSchema)
  update(
    @IntegerParam('templateId') id: number,
    @Body({ schema: updateReplyTemplateRequestSchema }) body: UpdateReplyTemplateRequest,
  ): Promise<ReplyTemplate> {
    return this.templates.update(id, body);
  }

  @Delete(':templateId')
  @Summary('Delete a reply template')
  @OwnerOnly('admin')
  @HttpCode(204)
  delete(@IntegerParam('templateId') id: number): Promise<void> {
    return this.templates.delete(id);
  }
}
