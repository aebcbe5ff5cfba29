import { apiPaths } from '@agency/contracts';

/** The room is given up after this long: a form must not change while it is filled in. */
const patienceMs = 8_000;

/**
 * Reads the free times and shows three of them where the page has room for it. Without them the room goes. Browsers that
 * reserve none, because they do not tell styles whether scripts run, show none, so that nothing moves.
 */
export async function startOfferedTimes(): Promise<void> {
  const room = document.querySelector<HTMLElement>('[data-offered-times]');
  if (!room?.offsetHeight) return;
  try {
    const answered = fetch(apiPaths.slots, { signal: AbortSignal.timeout(patienceMs) });
    const [{ drawOfferedTimes }, answer] = await Promise.all([
      import('./draw-offered-times'),
      answered,
    ]);
    drawOfferedTimes(room, await answer.json());
  } catch {
    room.hidden = true;
  }
}
