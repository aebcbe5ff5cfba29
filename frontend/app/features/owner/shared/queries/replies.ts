import {
  apiPaths,
  type CreateReplyBody,
  type Reply,
  type ReplyTemplate,
  type ReplyTemplateFields,
  repliesPath,
  replySchema,
  replyTemplateSchema,
  type UpdateReplyTemplateRequest,
} from '@agency/contracts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi, listOf } from '~/lib/api-client';
import { noContent } from '~/lib/no-content';

/** The reply templates, in the order they were added. */
export const replyTemplatesQuery = queryOptions({
  queryKey: [apiPaths.replyTemplates],
  queryFn: ({ signal }) =>
    callApi(apiPaths.replyTemplates, { response: listOf(replyTemplateSchema), signal }),
});

const templatePath = (id: number) => `${apiPaths.replyTemplates}/${id}`;

export function addReplyTemplate(body: ReplyTemplateFields): Promise<ReplyTemplate> {
  return callApi(apiPaths.replyTemplates, { method: 'POST', body, response: replyTemplateSchema });
}

export function updateReplyTemplate(
  id: number,
  body: UpdateReplyTemplateRequest,
): Promise<ReplyTemplate> {
  return callApi(templatePath(id), { method: 'PUT', body, response: replyTemplateSchema });
}

export function deleteReplyTemplate(id: number): Promise<void> {
  return callApi(templatePath(id), { method: 'DELETE', response: noContent });
}

export function refreshReplyTemplates(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: replyTemplatesQuery.queryKey });
}

export function sendReply(leadId: number, body: CreateReplyBody): Promise<Reply> {
  return callApi(repliesPath(leadId), { method: 'POST', body, response: replySchema });
}
