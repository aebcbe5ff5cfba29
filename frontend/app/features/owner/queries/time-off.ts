import {
  type SaveTimeOffRequest,
  type TimeOff,
  timeOffPath,
  timeOffSchema,
} from '@agency/contracts';
import { callApi } from '~/lib/api-client';
import { noContent } from '~/lib/no-content';

export function addTimeOff(body: SaveTimeOffRequest): Promise<TimeOff> {
  return callApi(timeOffPath, { method: 'POST', body, response: timeOffSchema });
}

export function changeTimeOff(id: number, body: SaveTimeOffRequest): Promise<TimeOff> {
  return callApi(`${timeOffPath}/${id}`, { method: 'PATCH', body, response: timeOffSchema });
}

export function removeTimeOff(id: number): Promise<void> {
  return callApi(`${timeOffPath}/${id}`, { method: 'DELETE', response: noContent });
}
