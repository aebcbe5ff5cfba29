import { maxLengths, oneLine } from '@agency/contracts';
import type { EmailKind, EmailNameOf } from '@agency/platform';
import type { EmailSample } from './email-definition.js';
import type { EmailContent } from './email-renderer.js';
import { emails } from './emails.js';
import { renderer } from './sample-renderer.fixture.js';

/**
 * By what they are about, the emails that together have every part in which typed text is shown. Each value is escaped by
 * the same code, and the build refuses a template that does not escape one.
 */
const chosen: { [Kind in EmailKind]: readonly EmailNameOf<Kind>[] } = {
  lead: ['lead-notice', 'lead-auto-reply'],
  reply: ['lead-reply'],
  appointment: ['booking-notice', 'booking-cancelled'],
  calendar: ['calendar-unreadable'],
  rankingWeek: ['ranking-week'],
  rankingAlerts: ['ranking-alerts'],
  // They contain only counts, a gate, the owner's addresses, or a link.
  notices: [],
  password: [],
  address: [],
  recovery: [],
};

const samples = Object.values(chosen)
  .flat()
  .map((name) => emails[name].sample);

const render = (sample: EmailSample) => renderer.render(sample, sample.writtenAt);

/** The sample with these lead details. */
function withLead(
  sample: EmailSample,
  lead: { name: string; company?: string; phone?: string; message?: string },
): EmailSample {
  // The owner names her calendars, and the name is treated as just as hostile.
  if (sample.about === 'calendar') {
    return { ...sample, calendar: { ...sample.calendar, name: lead.name } };
  }
  // Anyone may search for anything, and the owner may track it.
  if (sample.about === 'rankingWeek') {
    const { report } = sample;
    const keyword = oneLine(lead.name);
    const of = ({ count, biggest }: typeof report.gained) => ({
      count,
      biggest: biggest.map((move) => ({ ...move, keyword })),
    });
    const [gained, lost, entered, left] = [
      of(report.gained),
      of(report.lost),
      of(report.entered),
      of(report.left),
    ];
    const advice = report.advice.map((piece) => ({ ...piece, keyword }));
    return { ...sample, report: { ...report, gained, lost, entered, left, advice } };
  }
  if (sample.about === 'rankingAlerts') {
    const alerts = sample.told.alerts
      .slice(0, 1)
      .map((alert) => ({ ...alert, keyword: oneLine(lead.name) }));
    return { ...sample, told: { ...sample.told, alerts } };
  }
  if (
    sample.about === 'notices' ||
    sample.about === 'password' ||
    sample.about === 'address' ||
    sample.about === 'recovery'
  ) {
    return sample;
  }
  if (sample.about !== 'appointment') return { ...sample, lead: { ...sample.lead, ...lead } };
  const { appointment } = sample;
  const { name, company = appointment.lead.company, phone = appointment.lead.phone } = lead;
  return {
    ...sample,
    appointment: { ...appointment, lead: { ...appointment.lead, name, company, phone } },
  };
}

/** The same email about a visitor who typed this into every field. */
function about(sample: EmailSample, typed: string): EmailContent {
  const lead = { name: typed, company: typed, phone: typed, message: typed };
  return render(withLead(sample, lead));
}

const tagsOf = (html: string) => html.match(/<\/?[a-z][^>\s]*/gi) ?? [];

describe.each(samples)('$name', (sample) => {
  const harmless = about(sample, 'Ann');
  /** Emails to the owner contain the visitor's name; emails to the visitor only greet. */
  const namesVisitor = harmless.html.includes('<bdi>Ann</bdi>');

  it.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    '</td></table><h1>Pay here</h1><!--',
    '-->]]><![endif]--><b>',
    '&lt;b&gt; &amp; <br>',
  ])('should show markup as text: %s', (typed) => {
    const { html, text } = about(sample, typed);
    expect(text.includes(typed)).toBe(namesVisitor);
    expect(text.split('\n')).toHaveLength(harmless.text.split('\n').length);
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
  ])('should not fill a placeholder that was typed: %s', (typed) => {
    const { text, subject } = about(sample, typed);
    expect(text.includes(typed)).toBe(namesVisitor);
    expect(subject.includes(typed)).toBe(harmless.subject.includes('Ann'));
  });

  it.each([
    'Ann\r\nBcc: all@list.example',
    'Ann\nX: y',
    'Ann\u2028Bcc: x',
    'Ann\u0000\u000b\u000c\u0085Bcc: x',
  ])('should keep the subject on a single line: %j', (typed) => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these must not be in it
    expect(about(sample, typed).subject).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/);
  });

  it('should not let typed text change the direction of its surroundings', () => {
    const { html, text, subject } = about(sample, '\u202eFields\u2067 gnp.exe\u202c');
    expect(`${html}${text}${subject}`).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  });

  it('should keep its size limits with as many characters as can be typed', () => {
    // The longest in HTML, in lines of any length.
    for (const piece of ['"', '"\n', '"\n\n', '\n', '&']) {
      const name = '&"'.repeat(maxLengths.name / 2);
      const long = render(
        withLead(sample, {
          name,
          ...(sample.about === 'lead' && {
            company: '"'.repeat(maxLengths.company),
            phone: '"'.repeat(maxLengths.phone),
            message: `"${piece.repeat(maxLengths.message).slice(0, maxLengths.message - 2)}"`,
          }),
        }),
      );
      expect(Buffer.byteLength(long.html)).toBeLessThan(102 * 1024);
      expect(long.subject.length).toBeLessThan(200);
    }
  });

  it('should keep letters of every script and emoji', () => {
    const typed = 'Zoë 👩‍👧 李 أمل';
    const { html, text } = about(sample, typed);
    expect(html.includes(typed)).toBe(namesVisitor);
    expect(text.includes(typed)).toBe(namesVisitor);
  });
});

it('should show a visitor none of the owner’s notes', () => {
  for (const { sample } of Object.values(emails)) {
    if (sample.about !== 'appointment') continue;
    const appointment = { ...sample.appointment, notes: 'Owes us money' };
    const email = render({ ...sample, appointment });
    expect(JSON.stringify(email)).not.toContain('Owes us');
  }
});

it('should not repeat a message to an address that anyone may have typed', () => {
  const { html, text } = about(emails['lead-auto-reply'].sample, 'Buy at evil.example');
  expect(`${html}${text}`).not.toContain('evil.example');
});
