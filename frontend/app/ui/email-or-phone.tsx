import { agencyPhone, brand } from '@agency/contracts';

interface PhoneLinkProps {
  className?: string;
}

/** The agency's phone number as a link. Renders nothing without a number. */
export function PhoneLink({ className = 'underline underline-offset-4' }: PhoneLinkProps) {
  // Not phoneHref: it would add the forms' phone rules to every page.
  const number = agencyPhone?.replace(/^(?!\+)/, '+1').replace(/[^+\d]/g, '');
  return (
    agencyPhone && (
      <a className={className} href={`tel:${number}`}>
        {agencyPhone}
      </a>
    )
  );
}

/** The end of a sentence that asks to write: the email address, and the phone number if there is one. */
export function EmailOrPhone() {
  return (
    <>
      <a className="underline underline-offset-4" href={`mailto:${brand.email}`}>
        {brand.email}
      </a>
      {agencyPhone && (
        <>
          {' or call '}
          <PhoneLink />
        </>
      )}
      .
    </>
  );
}

interface EmailAddressProps {
  address: string;
}

/** An email address that wraps after its @, not in the middle of a name. */
export function EmailAddress({ address }: EmailAddressProps) {
  const [mailbox, domain] = address.split('@');
  return (
    <>
      {mailbox}@<wbr />
      {domain}
    </>
  );
}
