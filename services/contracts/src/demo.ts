import * as z from 'zod/mini';

/** GET `apiPaths.demo`, owner only: the invented leads that `make demo` added and that are still there. */
export const demoSchema = z.object({
  leads: z.int(),
  /** The invented calendar of busy times, to be removed by `calendarPath`. Null without one. */
  calendarId: z.nullable(z.int()),
});
export type Demo = z.infer<typeof demoSchema>;

/** DELETE `apiPaths.demo`: how many leads were erased, with their calls and history. */
export const removedDemoSchema = z.object({ erased: z.int() });
export type RemovedDemo = z.infer<typeof removedDemoSchema>;

/** What the ids of invented campaigns begin with. */
export const demoMark = 'demo';

/** The imports of invented ad spend. */
export const demoImportIds = [
  '00000000-0000-4000-9000-000000000001',
  '00000000-0000-4000-9000-000000000002',
] as const;
