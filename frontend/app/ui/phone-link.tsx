import { agencyPhone } from '@agency/contracts';

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
