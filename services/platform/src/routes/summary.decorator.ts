import { SetMetadata } from '@nestjs/common';

export const SUMMARY = 'summary';

/** What a route does, in a few words for its API description, such as `List leads`. */
export const Summary = (text: string) => SetMetadata(SUMMARY, text);
