import { articlePage, shareNotices } from '~/content/blog/blog';
import { Button } from '~/ui/button';
import { showToast } from '~/ui/toast';

type ShareOutcome = 'shared' | 'copied' | 'failed';

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

export function ShareButton({ title }: { title: string }) {
  const shareArticle = async () => {
    // Without query and hash, which may identify the visitor.
    const outcome = await share({ title, url: `${location.origin}${location.pathname}` });
    if (outcome === 'copied') showToast(shareNotices.copied);
    if (outcome === 'failed') showToast({ ...shareNotices.failed, variant: 'destructive' });
  };
  return (
    <Button variant="secondary" onClick={shareArticle}>
      <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5" fill="none">
        <path d="M4 17V4l9 3-9 3" stroke="currentColor" strokeWidth="1.500" />
        <path d="M9 15q2-1.600 4 0t4 0" stroke="currentColor" strokeWidth="1.500" />
      </svg>
      {articlePage.share}
    </Button>
  );
}
