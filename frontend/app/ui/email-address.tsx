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
