import { type Setting, settingPath } from '@agency/contracts';
import type * as z from 'zod/mini';
import { callApi } from '~/lib/api-client';
import { apiQuery } from '~/lib/api-query';

/** A setting of the owner's. */
export const settingQuery = <Schema extends z.ZodMiniType>(setting: Setting<Schema>) =>
  apiQuery(settingPath(setting), setting.schema);

/** Changes the given fields and returns the whole setting. */
export const saveSetting = <Schema extends z.ZodMiniType>(
  setting: Setting<Schema>,
  fields: Partial<NonNullable<z.output<Schema>>>,
): Promise<z.output<Schema>> =>
  callApi(settingPath(setting), { method: 'PATCH', body: fields, response: setting.schema });
