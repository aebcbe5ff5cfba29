import { apiPaths, settingPath, settings } from '@agency/contracts';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';

/**
 * A scripted API for tests: no demo data, no setting saved, and no bot check, which a form may still start after its test.
 * Any other unscripted request fails the test.
 */
export const server = setupServer(
  http.get(apiPaths.botChallenge, () => new HttpResponse(null, { status: 503 })),
  http.get(apiPaths.demo, () => HttpResponse.json({ leads: 0, calendarId: null })),
  ...Object.values(settings).map((setting) =>
    http.get(settingPath(setting), () => HttpResponse.json(setting.initial)),
  ),
);

/** A failed request, with the body that every service sends. */
export function refusal(statusCode: number, message: string, errors?: object[]) {
  return HttpResponse.json({ statusCode, message, errors }, { status: statusCode });
}

/** An answer that waits until the test gives it. */
export function heldAnswer() {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  return { answer, answered };
}

/** A list, or the part of it that was asked for. `total` is the size of the whole, if `items` is only a part. */
export function listed(items: readonly object[], asked?: URLSearchParams, total = items.length) {
  const offset = Number(asked?.get('offset') ?? 0);
  const limit = Number(asked?.get('limit') ?? items.length);
  return HttpResponse.json(items.slice(offset, offset + limit), {
    headers: { 'x-total-count': String(total) },
  });
}
