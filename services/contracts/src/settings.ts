import * as z from 'zod/mini';
import type { Gate } from './access.js';
import {
  alertRulesSchema,
  defaultAlertRules,
  rankingEmailsSchema,
  undecidedRankingEmails,
} from './alerts.js';
import * as apiPaths from './api-paths.js';
import { saveMeetingRequestSchema } from './appointments/meeting.js';
import { retentionPolicySchema } from './erasure.js';

/** Where each service serves its settings, and which gate of the desk may read and change them. */
export const settingServices = {
  leads: { path: apiPaths.leadSettings, gate: 'admin' },
  scheduling: { path: apiPaths.bookingSettings, gate: 'admin' },
  rankings: { path: apiPaths.rankingSettings, gate: 'rankings' },
} as const satisfies Record<string, { path: string; gate: Gate }>;
export type SettingService = keyof typeof settingServices;

/** A setting of the owner's: one row of its service's table `settings`. */
export interface Setting<Schema extends z.ZodMiniType = z.ZodMiniType> {
  service: SettingService;
  /** In the table, and at the end of its path. */
  name: string;
  /** Of the whole value. A PATCH names the fields that it changes; the last save of a field stands. */
  schema: Schema;
  /** Applies until the owner saves the setting, and to fields that were added since she did. */
  initial: z.output<Schema>;
}

const setting = <Schema extends z.ZodMiniType>(definition: Setting<Schema>) => definition;

/** All settings that are only stored and read: adding one takes its line here and the screen that shows it. */
export const settings = {
  /** How long closed leads are kept. */
  retention: setting({
    service: 'leads',
    name: 'retention',
    schema: retentionPolicySchema,
    initial: { months: null },
  }),
  /** Where new calls take place. Null: in a room of its own under the environment's base address. */
  meeting: setting({
    service: 'scheduling',
    name: 'meeting',
    schema: z.nullable(saveMeetingRequestSchema),
    initial: null,
  }),
  /** What raises an alert, starting with the next check. */
  alertRules: setting({
    service: 'rankings',
    name: 'alert-rules',
    schema: alertRulesSchema,
    initial: defaultAlertRules,
  }),
  /** Which emails about rankings the owner gets. */
  rankingEmails: setting({
    service: 'rankings',
    name: 'ranking-emails',
    schema: rankingEmailsSchema,
    initial: undecidedRankingEmails,
  }),
} as const;

/** GET: the value. PATCH: changes the named fields and answers with the value. */
export const settingPath = ({ service, name }: Pick<Setting, 'service' | 'name'>) =>
  `${settingServices[service].path}/${name}`;

/** Body of a PATCH; `Setting.schema` checks it together with the fields that stay. */
export const settingFieldsSchema = z.record(z.string(), z.unknown());
/** Answer of a service: checked by `Setting.schema`, which depends on the name. */
export const settingValueSchema = z.nullable(settingFieldsSchema);
