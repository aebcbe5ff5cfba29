import { brand } from '@agency/contracts';

/** Fallback messages for visitors, by status. */
export const errorMessages: Record<number, string> = {
  400: 'We couldn’t understand that request.',
  401: 'Please log in first.',
  403: 'That isn’t allowed.',
  404: 'There is nothing at this address.',
  405: 'That isn’t possible at this address.',
  408: 'That took too long. Please try again.',
  413: 'That’s too long. Please shorten your message.',
  415: 'Please send JSON.',
  429: `Too many requests. Please try again in a moment, or email ${brand.email}.`,
  431: 'The headers of that request are too large.',
  500: 'Something went wrong on our side. Please try again later.',
  503: 'We’re briefly unavailable. Please try again in a moment.',
};

export function messageForStatus(status: number): string {
  return errorMessages[status] ?? (status >= 500 ? errorMessages[500] : errorMessages[400]) ?? '';
}

const numbers = ['', 'a', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** An error with the wait in minutes, rounded up: an office behind one address may see it. */
export function tooManyRequestsMessage(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const wait = `${numbers[minutes] ?? minutes} minute${minutes === 1 ? '' : 's'}`;
  return `Too many requests. Please try again in ${wait}, or email ${brand.email}.`;
}
