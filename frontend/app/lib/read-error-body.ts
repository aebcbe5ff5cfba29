import { type ApiErrorBody, apiErrorBodySchema } from '@agency/contracts';

/** The body of a failed request, if it is the services' error body. */
export function readErrorBody(text: string): ApiErrorBody | undefined {
  try {
    const parsed = apiErrorBodySchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
