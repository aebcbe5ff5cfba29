import { SetMetadata } from '@nestjs/common';
import type * as z from 'zod';

/** A contract, a list of it as `[contract]`, or the media type of an answer that is no JSON. */
export type Answer = z.core.$ZodType | readonly [z.core.$ZodType] | string;

export const ANSWER = 'answer';

/** What a route answers when all went well, for its description. A route that answers nothing (204) has none. */
export const Answers = (answer: Answer) => SetMetadata(ANSWER, answer);
