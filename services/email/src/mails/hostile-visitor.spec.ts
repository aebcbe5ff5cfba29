import { maxLengths } from '@agency/contracts';
import type { MailContent } from './mail-content.js';
import { type MailSample, renderSample } from './mail-sample.js';
import { mailSamples } from './mail-samples.js';
import { renderer } from './sample-renderer.fixture.js';

const samples = Object.values(mailSamples);

/** The same mail about a visitor who typed this wherever she could. */
function about(sample: MailSample, typed: string): MailContent {
  const contact = { name: typed, company: typed };
  return renderSample(
    renderer,
    'lead' in sample
      ? { ...sample, lead: { ...sample.lead, ...contact, phone: typed, message: typed } }
      : {
          ...sample,
          call: { ...sample.call, contact: { ...sample.call.contact, ...contact } },
        },
  );
}

const tagsOf = (html: string) => html.match(/<\/?[a-z][^>\s]*/gi) ?? [];

describe.each(samples)('$name', (sample) => {
  const harmless = about(sample, 'Ann');
  /** The owner's notices name her; mails to herself only greet. */
  const namesVisitor = harmless.html.includes('<bdi>Ann</bdi>');

  it.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    '</td></table><h1>Pay here</h1><!--',
    '-->]]><![endif]--><b>',
  ])('should show markup as text: %s', (typed) => {
    const { html } = about(sample, typed);
    expect(tagsOf(html)).toEqual(tagsOf(harmless.html));
    expect(html).not.toContain(typed);
    expect(html.match(/<!--|-->/g)).toEqual(harmless.html.match(/<!--|-->/g));
  });

  it.each([
    '{{brand.email}}',
    '{{{siteUrl}}}',
    '{{#each lead}}x{{/each}}',
    '{{> call}}',
    '<%= 7*7 %>',
  ])('should fill no placeholder that was typed: %s', (typed) => {
    const { text, subject } = about(sample, typed);
    expect(text.includes(typed)).toBe(namesVisitor);
    expect(subject.includes(typed)).toBe(namesVisitor);
  });

  it.each([
    'Ann\r\nBcc: all@list.example',
    'Ann\nX: y',
    'Ann\u2028Bcc: x',
    'Ann\u0000\u000b\u000c\u0085Bcc: x',
  ])('should keep the subject a single line: %j', (typed) => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be there
    expect(about(sample, typed).subject).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/);
  });

  it('should let nothing typed turn the direction of what stands around it', () => {
    const { html, text, subject } = about(sample, '\u202eFields\u2067 gnp.exe\u202c');
    expect(`${html}${text}${subject}`).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  });

  it.each(['"', '"\n', '"\n\n', '\n', '&'])(
    'should stay whole with as many %j as can be typed',
    (piece) => {
      const name = '&"'.repeat(maxLengths.name / 2);
      const long = renderSample(
        renderer,
        'lead' in sample
          ? {
              ...sample,
              lead: {
                ...sample.lead,
                name,
                company: '"'.repeat(maxLengths.company),
                phone: '"'.repeat(maxLengths.phone),
                message: `"${piece.repeat(maxLengths.message).slice(0, maxLengths.message - 2)}"`,
              },
            }
          : { ...sample, call: { ...sample.call, contact: { ...sample.call.contact, name } } },
      );
      expect(Buffer.byteLength(long.html)).toBeLessThan(102 * 1024);
      expect(long.subject.length).toBeLessThan(200);
    },
  );

  it('should pass on letters of every script and emoji', () => {
    const typed = 'Zoë 👩‍👧 李 أمل';
    const { html, text } = about(sample, typed);
    expect(html.includes(typed)).toBe(namesVisitor);
    expect(text.includes(typed)).toBe(namesVisitor);
  });
});

it('should tell a visitor none of the owner’s notes', () => {
  for (const sample of samples) {
    if ('lead' in sample) continue;
    const call = { ...sample.call, notes: 'She owes us money' };
    const mail = renderSample(renderer, { ...sample, call });
    expect(JSON.stringify(mail)).not.toContain('owes us');
  }
});

it('should not repeat a message to an address that anyone may have typed', () => {
  const { html, text } = about(mailSamples['lead-auto-reply'], 'Buy at evil.example');
  expect(`${html}${text}`).not.toContain('evil.example');
});
