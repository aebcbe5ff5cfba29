interface MailAddressProps {
  address: string;
}

/** An address that breaks after its @ where a line is too short for it, not in the middle of a name. */
export function MailAddress({ address }: MailAddressProps) {
  const [mailbox, domain] = address.split('@');
  return (
    <>
      {mailbox}@<wbr />
      {domain}
    </>
  );
}
