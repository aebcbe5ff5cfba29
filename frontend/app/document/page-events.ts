/**
 * Dispatched on the document. `live` and `failed`: an island, or the whole page, got `data-live` and handles events
 * itself, or got `data-failed` and does not; starter.ts then replays or drops what was pressed before. `pressed`: the
 * visitor pressed something that does not respond yet, so an island that has failed tries again.
 */
export type PageEvent = 'page:live' | 'page:failed' | 'page:pressed';

export function say(event: PageEvent): void {
  document.dispatchEvent(new Event(event));
}
