import {
  type CreateReplyRequest,
  createReplyRequestSchema,
  leadIdSchema,
  type Reply,
  repliesPath,
  replySchema,
} from '@agency/contracts';
import { IntegerParam, OwnerOnly, RequestId, ResponseSchema, Summary } from '@agency/platform';
import { Body, Controller, Post } from '@nestjs/common';
import { RepliesService } from './replies.service.js';

@Controller(repliesPath(':id'))
export class RepliesController {
  constructor(private readonly replies: RepliesService) {}

  @Post()
  @Summary('Send an email to a lead')
  @OwnerOnly('admin')
  @ResponseSchema(replySchema)
  send(
    @IntegerParam('id', leadIdSchema) id: number,
    @Body({ schema: createReplyRequestSchema }) body: CreateReplyRequest,
    @RequestId() requestId: string,
  ): Promise<Reply> {
    return this.replies.send(id, body, requestId);
  }
}
