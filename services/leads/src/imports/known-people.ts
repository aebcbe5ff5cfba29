import { bigintSchema, queryRows, sql } from '@agency/platform';
import type { EntityManager } from 'typeorm';
import * as z from 'zod';
import type { ImportedLead } from './read-lead.js';

const reachSchema = z.object({ emailKey: z.string().nullable(), phoneKey: z.string().nullable() });
const reachRowSchema = reachSchema.extend({ place: z.int() });
const knownRowSchema = reachSchema.extend({ id: bigintSchema, name: z.string() });

type Reachable = Pick<ImportedLead, 'email' | 'phone'>;

/** The keys by which two leads are the same person, as Postgres normalizes them. */
export type Reach = z.infer<typeof reachSchema>;

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

/** How each can be reached, normalized to the same keys as those of stored leads. */
export async function findReaches(
  manager: EntityManager,
  leads: ReadonlyMap<number, Reachable>,
): Promise<Map<number, Reach>> {
  const asked = [...leads].map(([place, { email, phone }]) => ({ place, email, phone }));
  const rows = await queryRows(
    manager,
    reachRowSchema,
    sql`SELECT place, leads.mailbox_key(email) AS "emailKey", leads.phone_key(phone) AS "phoneKey"
      FROM jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) AS lead(place integer, email text, phone text)`,
  );
  return new Map(rows.map(({ place, ...reach }) => [place, reach]));
}

/** The stored leads with the same mailboxes or phone numbers, newest first. */
export async function findKnown(
  manager: EntityManager,
  reaches: Iterable<Reach>,
): Promise<KnownPeople<{ id: number; name: string }>> {
  const asked = [...reaches];
  const emails = asked.flatMap(({ emailKey }) => emailKey ?? []);
  const phones = asked.flatMap(({ phoneKey }) => phoneKey ?? []);
  const rows = await queryRows(
    manager,
    knownRowSchema,
    sql`SELECT id, name, email_key AS "emailKey", phone_key AS "phoneKey" FROM leads.contacts
      WHERE email_key = ANY(${emails}::text[]) OR phone_key = ANY(${phones}::text[])
      ORDER BY created_at DESC, id DESC`,
  );
  const known = new KnownPeople<{ id: number; name: string }>();
  for (const { id, name, ...reach } of rows) known.add(reach, { id, name });
  return known;
}
