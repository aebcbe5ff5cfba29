/**
 * Said on the document. Live, failed: a part of it, an island or the whole, got `data-live` and answers by itself, or
 * `data-failed` and does not. starter.ts then replays what was pressed before, or gives it up. Pressed: something that does
 * not answer yet, so that an island that has failed tries again.
 */
export type PageEvent = 'page:live' | 'page:failed' | 'page:pressed';

export function say(event: PageEvent): void {
  document.dispatchEvent(new Event(event));
}
