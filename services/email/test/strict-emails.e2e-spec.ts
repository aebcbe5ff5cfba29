import { brand, fallbackSiteUrl, maxLengths, oneLine } from '@agency/contracts';
import { createTransport } from 'nodemailer';
import { composeEmail } from '../src/delivery/compose-email.js';
import type { EmailSample } from '../src/emails/email-definition.js';
import { leadOf } from '../src/emails/email-facts.js';
import { EmailRenderer } from '../src/emails/email-renderer.js';
import { emails } from '../src/emails/emails.js';
import { mailboxesOf } from '../src/notices/mailboxes.js';
import { fromAddress, ownerEmail } from './email-app.js';
import { parseStrictly } from './strict-parser.js';

const renderer = new EmailRenderer({
  siteUrl: fallbackSiteUrl,
  from: { name: brand.name, address: fromAddress },
});
const transport = createTransport({ streamTransport: true, buffer: true });
/** An email about the owner's own calendar has no visitor name. */
const samples = Object.values(emails)
  .map(({ sample }) => sample)
  .filter((sample) => leadOf(sample) !== undefined);
const alertsSample = emails['ranking-alerts'].sample;
const visitor = 'dana@fields-plumbing.example';

/** The email about a visitor with this name, or about this keyword, as sent. */
async function rawAbout(sample: EmailSample, typed: string): Promise<string> {
  const email =
    sample.about === 'rankingAlerts' ? withKeyword(sample, typed) : withName(sample, typed);
  const { writtenAt } = email;
  const outgoing = composeEmail(email, renderer.render(email, writtenAt), {
    messageId: '5e0c5f4e-6a35-4b51-9d0a-3c1f8c2f7b10',
    writtenAt,
    mailboxes: mailboxesOf(null, { MAIL_FROM: fromAddress, OWNER_EMAIL: ownerEmail }),
  });
  const { message } = await transport.sendMail(outgoing);
  return message.toString();
}

function withKeyword(
  sample: Extract<EmailSample, { about: 'rankingAlerts' }>,
  keyword: string,
): EmailSample {
  const alerts = sample.told.alerts.slice(0, 1).map((alert) => ({ ...alert, keyword }));
  return { ...sample, told: { ...sample.told, alerts } };
}

function withName(sample: EmailSample, name: string): EmailSample {
  const typed = { name, company: name };
  if (sample.about === 'lead') {
    return { ...sample, lead: { ...sample.lead, ...typed, message: name } };
  }
  if (sample.about === 'reply') {
    const lead = { ...sample.lead, ...typed };
    const reply = { ...sample.reply, subject: oneLine(name) || 'x', body: `${name}\n.\n` };
    return { ...sample, lead, reply };
  }
  if (sample.about !== 'appointment') throw new Error(`${sample.name} is about no visitor`);
  const { appointment } = sample;
  return { ...sample, appointment: { ...appointment, lead: { ...appointment.lead, ...typed } } };
}

const names = [
  'Dana Fields',
  "Siobhán O'Neil-Smith",
  '李小龍',
  'Dr. José Núñez',
  `A${'é'.repeat(59)}`,
];
const hostile = [
  'WIN 500 DOLLARS at http://evil.example/claim now',
  'Eve\r\nBcc: all@list.example',
  'Eve\nContent-Type: text/html\n\n<b>',
  'Eve\u2028Bcc: all@list.example',
  'Eve\u0000\u0007\u0085x1',
  '\u202eevil\u2066 name\u2069 7',
  'Fields, Dana <eve@elsewhere.example>',
  '"Dana" Fields',
  'Dana \\" Fields\\',
  '=?UTF-8?Q?Eve=0D=0ABcc=3A_all=40list.example?=',
  '=?UTF-8?B?RXZlDQpCY2M6IGFsbEBsaXN0LmV4YW1wbGU=?= x',
  '=?utf-8?q?=?=',
  'A'.repeat(200),
  'é👩‍👧'.repeat(40).slice(0, maxLengths.name),
  '👩‍👧',
  'cut \ud83d',
  '\udc00 alone',
  '(comment) Dana; group:',
];

/** Python takes longer to start than to read all of them. */
let emailOf: Map<string, ReturnType<typeof parseStrictly>[number]>;
beforeAll(async () => {
  const all = [
    ...samples.flatMap((sample) => [...names, ...hostile].map((name) => ({ sample, name }))),
    ...hostile.map((name) => ({ sample: alertsSample, name })),
  ];
  const raws = await Promise.all(all.map(({ sample, name }) => rawAbout(sample, name)));
  const parsed = parseStrictly(raws);
  emailOf = new Map(parsed.map((email, index) => [keyOf(all[index]), email]));
});
const keyOf = (about?: { sample: EmailSample; name: string }) =>
  JSON.stringify([about?.sample.name, about?.name]);

function emailAbout(sample: EmailSample, name: string) {
  const email = emailOf.get(keyOf({ sample, name }));
  if (!email) throw new Error(`No ${sample.name} was read`);
  return email;
}

/** The visitor's display name in the headers, as the strict parser reads it. */
function displayName(sample: EmailSample, name: string): string | undefined {
  const addresses = emailAbout(sample, name)[
    emails[sample.name].to === 'owner' ? 'reply-to' : 'to'
  ];
  expect(addresses?.map(({ address }) => address)).toEqual([visitor]);
  return addresses?.[0]?.name;
}

describe.each(samples)('$name', (sample) => {
  it.each(names)(
    'should carry the name of a person where it stands for the address: %s',
    (name) => {
      expect(emailAbout(sample, name).faults).toEqual([]);
      // Python keeps the spaces between the encoded words that a long name is folded into.
      expect(displayName(sample, name)?.replaceAll(' ', '')).toBe(name.replaceAll(' ', ''));
    },
  );

  it.each(hostile)(
    'should have no header that a strict parser refuses, and no display name: %j',
    (name) => {
      expect(emailAbout(sample, name).faults).toEqual([]);
      expect(displayName(sample, name)).toBe('');
    },
  );
});

it.each(hostile)('should be readable with the keyword %j', (typed) => {
  expect(emailAbout(alertsSample, typed).faults).toEqual([]);
});

it('should be noticed by the strict parser: headers that others repair', () => {
  const email = (header: string) => `From: a@b.example\r\n${header}\r\n\r\nText\r\n`;
  const [whole, ...broken] = parseStrictly([
    email('Subject: Hello\r\nTo: Dana <dana@fields.example>'),
    email('Subject: Hello\r\nTo: =?UTF-8?Q?Eve=0D=0ABcc=3A_all?= <dana@fields.example>'),
    email('Subject: =?UTF-8?Q?Eve=0D=0ABcc=3A_all?='),
    email('Subject: Hello\r\nTo: Dana, <dana@fields.example'),
    email('Subject: Hello\r\nno header'),
    email('Subject: Hello\r\nSubject: Again'),
  ]);
  expect(whole?.faults).toEqual([]);
  expect(broken.filter(({ faults }) => faults.length === 0)).toEqual([]);
});
