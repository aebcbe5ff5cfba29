import { agencyPhone, phoneHref } from '@agency/contracts';

interface PhoneLinkProps {
  className?: string;
}

/** The agency's phone number as a link that dials it. Nothing without a number. */
export function PhoneLink({ className = 'underline underline-offset-4' }: PhoneLinkProps) {
  return (
    agencyPhone && (
      <a className={className} href={phoneHref(agencyPhone)}>
        {agencyPhone}
      </a>
    )
  );
}
