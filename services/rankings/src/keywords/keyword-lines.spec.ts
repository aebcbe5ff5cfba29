import { normalizeKeyword } from '@agency/contracts';
import { anyCharacter, fc } from '../../../contracts/test/any-text.js';
import { readKeywordLines } from './keyword-lines.js';

it('should tell keywords, repeated ones and invalid lines apart, by line number', () => {
  const lines = ['Boat Repair', '', '  surf\tlessons ', 'boat  repair', 'w'.repeat(201)];
  expect(readKeywordLines(lines)).toEqual({
    keywords: new Map([
      ['boat repair', 1],
      ['surf lessons', 3],
    ]),
    repeated: [{ line: 4, keyword: 'boat repair' }],
    rejected: [{ line: 5, reason: 'Please keep a keyword to 200 characters or fewer.' }],
  });
});

it('should account for each line that is not empty once, whatever was pasted', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: anyCharacter, maxLength: 300 }), { maxLength: 30 }),
      (lines) => {
        const { keywords, repeated, rejected } = readKeywordLines(lines);
        const read = [...keywords.values(), ...[...repeated, ...rejected].map(({ line }) => line)];
        const filled = lines.flatMap((line, index) => (line.trim() === '' ? [] : [index + 1]));
        expect(read.toSorted((one, other) => one - other)).toEqual(filled);
        for (const keyword of keywords.keys()) expect(normalizeKeyword(keyword)).toBe(keyword);
      },
    ),
  );
});
