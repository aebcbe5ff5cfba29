import { ApiError } from '~/lib/api-error';
import { errorsByField, type KeywordErrors } from './keyword-draft';

/** The fields that the server refused, with its sentences. */
export function serverErrors(error: unknown): KeywordErrors {
  const refused = error instanceof ApiError ? (error.body?.errors ?? []) : [];
  return errorsByField(refused.map(({ path, message }) => ({ path: path.split('.'), message })));
}
