interface Invited {
  /** Whether the lead gets emails about the call. */
  isInvited: boolean;
  /** The lead's address. */
  email: string | null;
}

/** Whether a call takes place by phone: no email ever named its video room to the lead. */
export const isByPhone = ({ isInvited, email }: Invited): boolean => !isInvited || email === null;
