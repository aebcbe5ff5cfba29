import { SetMetadata } from '@nestjs/common';
import type * as z from 'zod';

/** A contract, a list of it as `[contract]`, or the media type of an answer that is no JSON. */
export type Answer = z.core.$ZodType | readonly [z.core.$ZodType] | string;

export const RESPONSE_SCHEMA = 'answer';

/** What a route answers when all went well, for its description. A route that answers nothing (204) has none. */
export const ResponseSchema = (answer: Answer) => SetMetadata(RESPONSE_SCHEMA, answer);
