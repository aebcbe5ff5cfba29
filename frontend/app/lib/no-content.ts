import type { ResponseSchema } from './api-client';

/** The contract of an answer without a body. */
export const noContent: ResponseSchema<void> = { parse: () => undefined };
