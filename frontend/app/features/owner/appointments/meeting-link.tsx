import { ActionButton, ActionLink } from '~/ui/desk/action-button';
import { showToast } from '~/ui/toast';

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast({ title: 'Link Copied', description: 'The meeting link is in your clipboard.' });
  } catch {
    // No permission, or not an encrypted page.
    showToast({ title: 'Copy This Link', description: url });
  }
}

interface MeetingLinkProps {
  url: string;
  /** False where the way to join stands beside it. */
  hasJoin: boolean;
}

/** Joins the meeting, or copies its link. */
export function MeetingLink({ url, hasJoin }: MeetingLinkProps) {
  return (
    <>
      {hasJoin && (
        <ActionLink href={url} target="_blank" rel="noreferrer">
          Join
          <span className="sr-only"> the meeting (opens a new tab)</span>
        </ActionLink>
      )}
      <ActionButton onClick={() => void copy(url)}>Copy link</ActionButton>
    </>
  );
}
