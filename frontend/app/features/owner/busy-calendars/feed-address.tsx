import { lazy, Suspense } from 'react';
import { ActionButton, Actions } from '~/ui/desk/action-button';
import { TextLink } from '~/ui/desk/text-link';
import { TextField } from '~/ui/field';
import { showToast } from '~/ui/toast';
import styles from './feed-address.module.css';

const QrCode = lazy(() => import('./qr-code'));

interface FeedAddressProps {
  address: string;
  onDone: () => void;
}

/** The address of the feed, the only time that it can be seen, with the ways into a calendar. */
export function FeedAddress({ address, onDone }: FeedAddressProps) {
  const webcal = address.replace(/^https?:/, 'webcal:');
  const google = `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`;
  return (
    <section aria-label="The new address" className={styles.root}>
      <div>
        <p role="status">
          <strong>This address is shown only once.</strong> Whoever has it can read your calls.
        </p>
        <TextField
          label="Private address"
          name="feed-address"
          required
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <p className="flex flex-wrap gap-x-6">
          <TextLink isTall href={webcal}>
            Apple or Outlook
          </TextLink>
          <TextLink isTall href={google} target="_blank" rel="noreferrer">
            Google Calendar
          </TextLink>
        </p>
        <Actions>
          <ActionButton isPrimary onClick={() => void copy(address)}>
            Copy address
          </ActionButton>
          <ActionButton onClick={onDone}>Done</ActionButton>
        </Actions>
      </div>
      <figure>
        <Suspense>
          <QrCode text={webcal} label="The address as a QR code" />
        </Suspense>
        <figcaption className="mt-2 text-fine text-slate">
          Point your phone’s camera here.
        </figcaption>
      </figure>
    </section>
  );
}

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    showToast({
      title: 'Address Copied',
      description: 'Paste it into your calendar app to subscribe.',
    });
  } catch {
    // No permission, or not an encrypted page.
    showToast({ title: 'Copy This Address', description: address });
  }
}
