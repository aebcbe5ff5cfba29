import { activitiesPath, activitySchema, type CreateActivityRequest } from '@agency/contracts';
import { callApi } from '~/lib/api-client';
import { noContent } from '~/lib/no-content';

export const logActivity = (leadId: number, body: CreateActivityRequest) =>
  callApi(activitiesPath(leadId), { method: 'POST', body, response: activitySchema });

export const takeBackActivity = (leadId: number, id: number) =>
  callApi(`${activitiesPath(leadId)}/${id}`, { method: 'DELETE', response: noContent });
