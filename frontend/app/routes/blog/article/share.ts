export type ShareOutcome = 'shared' | 'copied' | 'failed';

interface SharedPage {
  title: string;
  url: string;
}

/** Closing the share sheet is not a failure. */
function isDismissal(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

async function copy(text: string): Promise<ShareOutcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** Opens the device's share sheet, or copies the address if there is none. */
export async function share(page: SharedPage): Promise<ShareOutcome> {
  if (!('share' in navigator)) return copy(page.url);
  try {
    await navigator.share(page);
    return 'shared';
  } catch (error) {
    return isDismissal(error) ? 'shared' : copy(page.url);
  }
}
