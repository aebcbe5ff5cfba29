import type { LeadImport } from '@agency/contracts';
import { counted, leadNoun, type Noun } from '~/lib/counted';

const duplicateNoun: Noun = ['duplicate', 'duplicates'];
const rowNoun: Noun = ['row', 'rows'];
const keptNoun: Noun = [
  'stays, because it has changed since',
  'stay, because they have changed since',
];

/** `12 leads added. Left out: 3 duplicates and 1 row that couldn’t be imported.` */
export function describeImport({ added, duplicates, refused }: LeadImport): string {
  const left = [
    duplicates > 0 && counted(duplicates, duplicateNoun),
    refused > 0 && `${counted(refused, rowNoun)} that couldn’t be imported`,
  ].filter(Boolean);
  const leftOut = left.length > 0 ? ` Left out: ${left.join(' and ')}.` : '';
  return `${counted(added, leadNoun)} added.${leftOut}`;
}

/** `Undone: 11 leads removed, 1 stays, because it has changed since.` */
export function describeUndone({ removed, kept }: NonNullable<LeadImport['undone']>): string {
  const rest = kept > 0 ? `, ${counted(kept, keptNoun)}` : '';
  return `Undone: ${counted(removed, leadNoun)} removed${rest}.`;
}
