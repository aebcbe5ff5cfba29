import { address, homePage } from './address.ts';
import { newestBackup } from './backups.ts';
import { certificate } from './certificate.ts';
import type { Check } from './check.ts';
import { mailRecords } from './mail-records.ts';
import { mailServer } from './mail-server.ts';
import { ports } from './ports.ts';
import { emails, running } from './product.ts';
import { clock, disk, memory } from './resources.ts';
import { secrets } from './secrets.ts';
import { names, values } from './values.ts';
import { versions } from './versions.ts';

/** In the order in which they are printed; a group stays together. */
export const allChecks: Check[] = [
  versions,
  ports,
  memory,
  disk,
  clock,
  names,
  values,
  secrets,
  address,
  certificate,
  homePage,
  mailServer,
  mailRecords,
  newestBackup,
  running,
  emails,
];
