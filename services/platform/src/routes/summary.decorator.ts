import { SetMetadata } from '@nestjs/common';

export const SUMMARY = 'summary';

/** A route's short title in its API description, such as `List leads`. */
export const Summary = (text: string) => SetMetadata(SUMMARY, text);
