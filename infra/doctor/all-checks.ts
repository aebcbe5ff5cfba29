import { backupChecks } from './backups/backup-checks.ts';
import type { Check } from './check.ts';
import { emailChecks } from './email/email-checks.ts';
import { clockChecks } from './machine/clock.ts';
import { portChecks } from './machine/ports.ts';
import { programChecks } from './machine/programs.ts';
import { resourceChecks } from './machine/resources.ts';
import { productChecks } from './product/product-checks.ts';
import { searchChecks } from './search/search-console.ts';
import { secretFileChecks } from './settings/secret-files.ts';
import { settingValueChecks } from './settings/setting-values.ts';
import { settingsFileChecks } from './settings/settings-file.ts';
import { caaChecks } from './site/caa.ts';
import { certificateChecks } from './site/certificate.ts';
import { dnsChecks } from './site/dns.ts';
import { pageChecks } from './site/pages.ts';

/** In the order in which they are printed; a group stays together. */
export const allChecks: Check[] = [
  ...programChecks,
  ...portChecks,
  ...resourceChecks,
  ...clockChecks,
  ...settingsFileChecks,
  ...settingValueChecks,
  ...secretFileChecks,
  ...dnsChecks,
  ...caaChecks,
  ...certificateChecks,
  ...pageChecks,
  ...emailChecks,
  ...searchChecks,
  ...backupChecks,
  ...productChecks,
];
