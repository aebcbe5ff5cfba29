import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { backupRetentionDays } from '@agency/contracts';
import { expect, it } from 'vitest';
import { policySections } from './privacy-policy';

const example = readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8');
const setting = (name: string) => Number(new RegExp(`^${name}=(\\d+)$`, 'm').exec(example)?.[1]);

it('promises no date that follows the text: the one above it is fixed', () => {
  expect(JSON.stringify(policySections)).not.toMatch(/date above/);
});

it('says for how many days backups are kept, as the default settings make it', () => {
  expect(backupRetentionDays).toBe((setting('BACKUP_KEEP') * setting('BACKUP_EVERY_HOURS')) / 24);
  const rights = JSON.stringify(policySections.find(({ id }) => id === 'rights'));
  const security = JSON.stringify(policySections.find(({ id }) => id === 'security'));
  expect(rights).toContain(`backups hold it for up to ${backupRetentionDays} days more`);
  expect(security).toContain(`kept for ${backupRetentionDays} days`);
});
