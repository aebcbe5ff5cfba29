import {
  type Activity,
  activitiesPath,
  activitySchema,
  type CreateActivityRequest,
} from '@agency/contracts';
import { callApi } from '~/lib/api-client';
import { noContent } from '~/lib/no-content';

export function logActivity(leadId: number, body: CreateActivityRequest): Promise<Activity> {
  return callApi(activitiesPath(leadId), { method: 'POST', body, response: activitySchema });
}

export function takeBackActivity(leadId: number, id: number): Promise<void> {
  return callApi(`${activitiesPath(leadId)}/${id}`, { method: 'DELETE', response: noContent });
}
