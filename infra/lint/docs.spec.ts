import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findKnownNames, unknownDecisions, unknownNames } from './docs.ts';

const files = [
  { path: 'Makefile', text: 'up: install ## Start\n\t@node up.ts\n' },
  { path: 'package.json', text: '{ "scripts": { "page-dates": "node dates.ts" } }' },
  {
    path: 'services/leads/src/leads/lead.service.ts',
    text: "import 'zod/mini'; readLead(MAX_LEADS);",
  },
  { path: 'docs/decisions/005-turns.md', text: 'useMagic' },
];
const known = findKnownNames(
  files.map(({ path }) => path),
  files,
);
const namesIn = (text: string) =>
  unknownNames('docs/page.md', text, known).map((problem) => problem.split(/ names |, which/)[1]);

describe('the check of documentation', () => {
  it('knows paths by any part of them, folders, and names with a placeholder', () => {
    assert.deepEqual(
      namesIn(
        '`leads/lead.service.ts` `services/leads/src` `lead.*.ts` `<name>.service.ts` `dist/main.js`',
      ),
      [],
    );
    assert.deepEqual(namesIn('`leads/lead.mapper.ts` `lead.mapper.ts` `services/mails`'), [
      'leads/lead.mapper.ts',
      'lead.mapper.ts',
      'services/mails',
    ]);
  });

  it('knows identifiers and packages of the code, not those of other pages', () => {
    assert.deepEqual(
      namesIn('`readLead()` `MAX_LEADS=5` `MAX_*` `…LeadMs` `zod/mini` `status: new`'),
      [],
    );
    assert.deepEqual(namesIn('`readLead(leadId)` and `useMagic`'), ['leadId', 'useMagic']);
  });

  it('knows commands, in blocks too', () => {
    assert.deepEqual(namesIn('`make up PORT=8090`, `npm run page-dates`'), []);
    assert.deepEqual(namesIn('```sh\nmake stack >stack.yml\nnpm run pages\n```, `make up-all`'), [
      'make stack',
      'npm run pages',
      'make up-all',
    ]);
  });

  it('knows links and decisions', () => {
    assert.deepEqual(
      namesIn('[turns](decisions/005-turns.md#why) (005) [x](https://x.example) (422)'),
      [],
    );
    assert.deepEqual(namesIn('[turns](005-turns.md) (005, 007)'), [
      '005-turns.md',
      'decisions/007',
    ]);
    assert.deepEqual(unknownDecisions('// docs/decisions/005, docs/decisions/006', known), [
      'decisions/006',
    ]);
  });
});
