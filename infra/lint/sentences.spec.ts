import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rejectedPhrases } from './sentences.ts';

const screen = 'frontend/app/features/owner/calls.tsx';
const foundIn = (path: string, text: string) =>
  rejectedPhrases({ path, text }).map((problem) => /:(\d+ says .*) instead/.exec(problem)?.[1]);

describe('the check of sentences', () => {
  it('finds a phrase in strings, templates, markup and comments, with its line', () => {
    const code = `// Nobody calls.
      const news = 'Your call is cancelled.';
      const label = 'Cancelled';
      const said = \`\${count} calls cancelled, \${seldom}\`;
      const row = <p title="Whoever">Seldom {cancelled} called</p>;`;
    assert.deepEqual(foundIn(screen, code), [
      '2 says cancelled',
      '3 says Cancelled',
      '4 says cancelled',
      '5 says Seldom',
      '1 says Nobody',
    ]);
  });

  it('leaves values, names, code and queries alone', () => {
    const code = `import { cancelled } from './cancelled';
      const status = cancelled ? 'cancelled' : kinds['booking-cancelled'];
      // The status \`cancelled\` is the API's, and so is 'cancelled'.
      const query = \`SELECT id FROM calls WHERE cancelled\`;
      const pattern = /somebody else/;`;
    assert.deepEqual(foundIn(screen, code), []);
  });

  it('reads documents without their code, and emails without their fields', () => {
    const page = 'Somebody cancelled.\n\n```sh\nsign in\n```\n\nThe status `cancelled` stays.';
    assert.deepEqual(foundIn('docs/desk.md', page), ['1 says cancelled', '1 says Somebody']);
    const email = '<h1 class="nobody">{{nobody}}</h1>\n<p>Nobody came</p>';
    assert.deepEqual(foundIn('services/email/src/emails/templates/x.mjml', email), [
      '2 says Nobody',
    ]);
  });

  it('asks more of screens than of comments, tests and articles', () => {
    const code = "// The figures, by whom.\nconst text = 'The figures';";
    assert.deepEqual(foundIn(screen, code), ['2 says figures']);
    assert.deepEqual(foundIn('frontend/app/features/owner/calls.test.tsx', code), []);
    const article = 'frontend/app/content/blog/articles/ads.md';
    assert.deepEqual(foundIn(article, 'Nobody seldom signs in.'), ['1 says seldom']);
  });

  it('skips what keeps its words for a reason', () => {
    const text = "const quoted = 'This was cancelled.';";
    assert.deepEqual(foundIn('services/leads/src/migrations/1.ts', text), []);
    assert.deepEqual(foundIn('docs/specification.md', text), []);
  });
});
