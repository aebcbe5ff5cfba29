import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

const rulesFile = z.object({
  groups: z.array(
    z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })).min(1) }),
  ),
});
const dashboard = z.object({
  panels: z
    .array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).min(1) }))
    .min(1),
});

/** The alerts, which tell an operator that something is wrong. */
export const alertRules = rulesFile
  .parse(parse(read('alerts.yml')))
  .groups.flatMap(({ rules }) => rules);

/** The dashboard, which shows the operator what is wrong. */
export const { panels } = dashboard.parse(JSON.parse(read('dashboard.json')));
