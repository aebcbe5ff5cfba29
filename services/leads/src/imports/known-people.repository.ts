import { bigintSchema, queryRows, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import * as z from 'zod';
import { KnownPeople, type Reach } from './known-people.js';
import type { ImportedLead } from './read-lead.js';

const keys = { email_key: z.string().nullable(), phone_key: z.string().nullable() };
const reachRowSchema = z.object({ place: z.int(), ...keys });
const knownRowSchema = z.object({ id: bigintSchema, name: z.string(), ...keys });

type Reachable = Pick<ImportedLead, 'email' | 'phone'>;

/** Compares the people of a file with the stored leads. */
@Injectable()
export class KnownPeopleRepository {
  /** How each can be reached, normalized to the same keys as those of stored leads. */
  async findReaches(
    manager: EntityManager,
    leads: ReadonlyMap<number, Reachable>,
  ): Promise<Map<number, Reach>> {
    const asked = [...leads].map(([place, { email, phone }]) => ({ place, email, phone }));
    const rows = await queryRows(
      manager,
      reachRowSchema,
      sql`SELECT place, leads.mailbox_key(email) AS email_key, leads.phone_key(phone) AS phone_key
        FROM jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) AS lead(place integer, email text, phone text)`,
    );
    return new Map(
      rows.map(({ place, email_key: emailKey, phone_key: phoneKey }) => [
        place,
        { emailKey, phoneKey },
      ]),
    );
  }

  /** The stored leads with the same mailboxes or phone numbers, newest first. */
  async findKnown(
    manager: EntityManager,
    reaches: Iterable<Reach>,
  ): Promise<KnownPeople<{ id: number; name: string }>> {
    const asked = [...reaches];
    const emails = asked.flatMap(({ emailKey }) => emailKey ?? []);
    const phones = asked.flatMap(({ phoneKey }) => phoneKey ?? []);
    const rows = await queryRows(
      manager,
      knownRowSchema,
      sql`SELECT id, name, email_key, phone_key FROM leads.contacts
        WHERE email_key = ANY(${emails}::text[]) OR phone_key = ANY(${phones}::text[])
        ORDER BY created_at DESC, id DESC`,
    );
    const known = new KnownPeople<{ id: number; name: string }>();
    for (const { id, name, email_key: emailKey, phone_key: phoneKey } of rows) {
      known.add({ emailKey, phoneKey }, { id, name });
    }
    return known;
  }
}
