/** `npm run sizes`: writes the table of sizes in docs/architecture.md anew. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../settings/paths.ts';
import { findSizeTable, outgrown, readSizeTable, sizesOf, sizeTable } from './sizes.ts';
import { trackedTexts } from './tracked-texts.ts';

const file = join(repository, 'docs/architecture.md');
const document = readFileSync(file, 'utf8');
const table = findSizeTable(document);
if (!table) throw new Error('docs/architecture.md has no table of sizes.');
const sizes = sizesOf(trackedTexts());
for (const growth of outgrown(sizes, readSizeTable(table))) {
  console.log(`${growth}. Say in CHANGELOG.md what the growth buys.`);
}
writeFileSync(file, document.replace(table, sizeTable(sizes)));
