import { lazy, Suspense } from 'react';
import { ActionButton, Actions } from '~/ui/desk/action-button';
import { copyText } from '~/ui/desk/copy-text';
import { TextLink } from '~/ui/desk/text-link';
import { TextField } from '~/ui/field';

const QrCode = lazy(() => import('./qr-code'));

const copied = {
  title: 'Address Copied',
  description: 'Paste it into your calendar app to subscribe.',
};

interface FeedAddressProps {
  address: string;
  onDone: () => void;
}

/** The feed's address, shown only once, with links to add it to a calendar. */
export function FeedAddress({ address, onDone }: FeedAddressProps) {
  const webcal = address.replace(/^https?:/, 'webcal:');
  const google = `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`;
  return (
    <section
      aria-label="The new address"
      className="grid w-full grid-cols-1 gap-x-6 gap-y-4 rounded-button border border-sand bg-paper p-4 md:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="grid min-w-0 content-start gap-3">
        <p role="status">
          <strong>This address is shown only once.</strong> Anyone who has it can read your calls.
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
          <ActionButton
            isPrimary
            onClick={() => void copyText(address, copied, 'Copy This Address')}
          >
            Copy address
          </ActionButton>
          <ActionButton onClick={onDone}>Done</ActionButton>
        </Actions>
      </div>
      {/* A phone cannot scan a code on its own screen. */}
      <figure className="w-38 max-md:hidden">
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
