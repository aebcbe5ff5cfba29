import { brand, maxLengths } from '@agency/contracts';
import { createTransport } from 'nodemailer';
import type { LoadedMail } from '../src/delivering/mail-loader.js';
import { CompiledMailRenderer } from '../src/mails/compiled-mail-renderer.js';
import { type MailSample, renderSample } from '../src/mails/mail-sample.js';
import { mailSamples } from '../src/mails/mail-samples.js';
import { isForOwner } from '../src/mails/recipient.js';
import { composeMail } from '../src/smtp/compose-mail.js';
import { mailFrom, ownerEmail } from './email-app.js';
import { parseStrictly } from './strict-parser.js';

const renderer = new CompiledMailRenderer({
  siteUrl: brand.siteUrl,
  from: { name: brand.name, address: mailFrom },
});
const transport = createTransport({ streamTransport: true, buffer: true });
const samples = Object.values(mailSamples);
const visitor = 'dana@fields-plumbing.example';

/** The mail about a visitor of this name, as it goes over the wire. */
async function rawAbout(sample: MailSample, name: string): Promise<string> {
  const contact = { name, company: name };
  const { writtenAt } = sample;
  const [about, mail]: [MailSample, LoadedMail] =
    'lead' in sample
      ? leadMail({ ...sample, lead: { ...sample.lead, ...contact, message: name } })
      : callMail({
          ...sample,
          call: { ...sample.call, contact: { ...sample.call.contact, ...contact } },
        });
  const letter = {
    mail,
    content: renderSample(renderer, about),
    messageId: '5e0c5f4e-6a35-4b51-9d0a-3c1f8c2f7b10',
    writtenAt,
  };
  const outgoing = composeMail(letter, { MAIL_FROM: mailFrom, OWNER_EMAIL: ownerEmail });
  const { message } = await transport.sendMail(outgoing);
  return message.toString();
}

type Of<Key extends string> = Extract<MailSample, Record<Key, unknown>>;
const leadMail = (sample: Of<'lead'>): [MailSample, LoadedMail] => [
  sample,
  { about: 'lead', name: sample.name, lead: sample.lead },
];
const callMail = (sample: Of<'call'>): [MailSample, LoadedMail] => [
  sample,
  { about: 'call', name: sample.name, call: sample.call, orderedSequence: 0 },
];

/** Display name of the visitor wherever she stands in a header, as the strict parser reads it. */
const displayNames = (sample: MailSample, mails: ReturnType<typeof parseStrictly>) =>
  mails.map((mail) => {
    const addresses = mail[isForOwner(sample.name) ? 'reply-to' : 'to'];
    expect(addresses?.map(({ address }) => address)).toEqual([visitor]);
    return addresses?.[0]?.name;
  });

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

describe.each(samples)('$name', (sample) => {
  it('should carry the name of a person where it stands for the address', async () => {
    const mails = parseStrictly(await Promise.all(names.map((name) => rawAbout(sample, name))));
    expect(mails.flatMap(({ faults }) => faults)).toEqual([]);
    // Python keeps the blanks between the encoded words that a long name is folded into.
    const withoutBlanks = (name = '') => name.replaceAll(' ', '');
    expect(displayNames(sample, mails).map(withoutBlanks)).toEqual(names.map(withoutBlanks));
  });

  it('should have no header that a strict parser refuses, and no display name, whatever was typed', async () => {
    const mails = parseStrictly(await Promise.all(hostile.map((name) => rawAbout(sample, name))));
    expect(mails.map(({ faults }, index) => [hostile[index], faults])).toEqual(
      hostile.map((name) => [name, []]),
    );
    expect(displayNames(sample, mails)).toEqual(hostile.map(() => ''));
  });
});

it('should be noticed by the strict parser: headers that others repair', () => {
  const mail = (header: string) => `From: a@b.example\r\n${header}\r\n\r\nText\r\n`;
  const [whole, ...broken] = parseStrictly([
    mail('Subject: Hello\r\nTo: Dana <dana@fields.example>'),
    mail('Subject: Hello\r\nTo: =?UTF-8?Q?Eve=0D=0ABcc=3A_all?= <dana@fields.example>'),
    mail('Subject: =?UTF-8?Q?Eve=0D=0ABcc=3A_all?='),
    mail('Subject: Hello\r\nTo: Dana, <dana@fields.example'),
    mail('Subject: Hello\r\nno header'),
    mail('Subject: Hello\r\nSubject: Again'),
  ]);
  expect(whole?.faults).toEqual([]);
  expect(broken.filter(({ faults }) => faults.length === 0)).toEqual([]);
});
