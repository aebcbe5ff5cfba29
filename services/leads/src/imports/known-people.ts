/** The keys by which two leads are the same person, as Postgres normalizes them. */
export interface Reach {
  emailKey: string | null;
  phoneKey: string | null;
}

export interface FoundPerson<Person> {
  person: Person;
  by: ('email' | 'phone')[];
  /** They share only a phone number, and have different email addresses: an office, a family. */
  isDoubtful: boolean;
}

/** Finds who is known already, by mailbox and by phone number. */
export class KnownPeople<Person> {
  private readonly byEmail = new Map<string, { reach: Reach; person: Person }>();
  private readonly byPhone = new Map<string, { reach: Reach; person: Person }[]>();

  /** Of several people with one mailbox, the first is found; of those with one number, preferably one without doubt. */
  add(reach: Reach, person: Person): void {
    const { emailKey, phoneKey } = reach;
    if (emailKey && !this.byEmail.has(emailKey)) this.byEmail.set(emailKey, { reach, person });
    if (!phoneKey) return;
    const others = this.byPhone.get(phoneKey);
    if (others) others.push({ reach, person });
    else this.byPhone.set(phoneKey, [{ reach, person }]);
  }

  find({ emailKey, phoneKey }: Reach): FoundPerson<Person> | undefined {
    const sameEmail = emailKey ? this.byEmail.get(emailKey) : undefined;
    if (sameEmail) {
      const isSamePhone = phoneKey !== null && sameEmail.reach.phoneKey === phoneKey;
      const by = isSamePhone ? (['email', 'phone'] as const) : (['email'] as const);
      return { person: sameEmail.person, by: [...by], isDoubtful: false };
    }
    const samePhone = phoneKey ? (this.byPhone.get(phoneKey) ?? []) : [];
    const sure = samePhone.find(({ reach }) => !emailKey || !reach.emailKey);
    const found = sure ?? samePhone[0];
    return found && { person: found.person, by: ['phone'], isDoubtful: !sure };
  }
}
