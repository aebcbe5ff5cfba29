import { agencyPhone, brand } from '@agency/contracts';
import { PhoneLink } from '../phone-link';

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
