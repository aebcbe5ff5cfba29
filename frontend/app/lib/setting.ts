import { type Setting, settingPath } from '@agency/contracts';
import { callApi } from '~/lib/api-client';
import { apiQuery } from '~/lib/api-query';

/** A setting of the owner's. */
export const settingQuery = <Value>(setting: Setting<Value>) =>
  apiQuery(settingPath(setting), setting.schema);

/** Changes the given fields and returns the whole setting. */
export const saveSetting = <Value>(
  setting: Setting<Value>,
  fields: Partial<NonNullable<Value>>,
): Promise<Value> =>
  callApi(settingPath(setting), { method: 'PATCH', body: fields, response: setting.schema });
