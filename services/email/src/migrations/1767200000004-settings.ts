import type { QueryRunner } from 'typeorm';

const settings = `
CREATE TABLE email.settings (
  name text NOT NULL,
  value jsonb NOT NULL,
  version integer NOT NULL,
  CONSTRAINT settings_pkey PRIMARY KEY (name)
);
INSERT INTO email.settings
SELECT 'notices', jsonb_build_object('addresses', addresses, 'lastAddressId', last_address_id,
  'senderName', sender_name, 'replyToId', reply_to_id), version
FROM email.notice_settings;

CREATE OR REPLACE VIEW email.confirmed_addresses AS
SELECT (address ->> 'id')::integer AS id
FROM email.settings CROSS JOIN jsonb_array_elements(value -> 'addresses') address
WHERE name = 'notices' AND address ->> 'confirmedAt' IS NOT NULL AND address ->> 'removedAt' IS NULL
  AND address ->> 'isMain' = 'false';

DROP TABLE email.notice_settings;
`;

/** One table of settings instead of a table with one row for each. */
export class Settings1767200000004 {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(settings);
  }
}
