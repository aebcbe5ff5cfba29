import type { ResponseSchema } from './api-client';

/** The schema of a response without a body. */
export const noContent: ResponseSchema<void> = { parse: () => undefined };
