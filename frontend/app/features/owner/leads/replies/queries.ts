import {
  activitiesPath,
  activitySchema,
  apiPaths,
  type CreateActivityRequest,
  type CreateReplyBody,
  type ReplyTemplateFields,
  repliesPath,
  replySchema,
  replyTemplateSchema,
  type UpdateReplyTemplateRequest,
} from '@agency/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { callApi, listOf, noContent } from '~/lib/api-client';
import { apiQuery } from '~/lib/api-query';

/** The reply templates, in the order they were added. */
export const replyTemplatesQuery = apiQuery(apiPaths.replyTemplates, listOf(replyTemplateSchema));

const templatePath = (id: number) => `${apiPaths.replyTemplates}/${id}`;

export const addReplyTemplate = (body: ReplyTemplateFields) =>
  callApi(apiPaths.replyTemplates, { method: 'POST', body, response: replyTemplateSchema });

export const updateReplyTemplate = (id: number, body: UpdateReplyTemplateRequest) =>
  callApi(templatePath(id), { method: 'PUT', body, response: replyTemplateSchema });

export const deleteReplyTemplate = (id: number) =>
  callApi(templatePath(id), { method: 'DELETE', response: noContent });

export function refreshReplyTemplates(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: replyTemplatesQuery.queryKey });
}

export const sendReply = (leadId: number, body: CreateReplyBody) =>
  callApi(repliesPath(leadId), { method: 'POST', body, response: replySchema });

export const logActivity = (leadId: number, body: CreateActivityRequest) =>
  callApi(activitiesPath(leadId), { method: 'POST', body, response: activitySchema });

export const takeBackActivity = (leadId: number, id: number) =>
  callApi(`${activitiesPath(leadId)}/${id}`, { method: 'DELETE', response: noContent });
