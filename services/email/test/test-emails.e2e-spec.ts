import { emailNames } from '@agency/contracts';
import { emailEnvSchema } from '../src/env.js';
import { sendTestEmails } from '../src/previews/send-test-emails.js';
import { fromAddress, settings } from './email-app.js';
import { MailServer, refusal } from './mail-server.js';

const server = new MailServer();
const address = 'ann@harbor-bakery.example';

beforeAll(() => server.start());
afterAll(() => server.stop());
beforeEach(() => {
  server.behavior = {};
  server.received.length = 0;
});

async function send(to = address) {
  const lines: string[] = [];
  const env = emailEnvSchema.parse({ ...settings, SMTP_URL: server.url });
  const areAccepted = await sendTestEmails(env, to, (line) => lines.push(line));
  return { areAccepted, lines, emails: await server.emails() };
}

it('should send each email once, to the one address, marked as a test', async () => {
  const { areAccepted, lines, emails } = await send();
  expect(areAccepted).toBe(true);
  expect(server.received.map(({ recipients }) => recipients)).toEqual(
    emailNames.map(() => [address]),
  );
  expect(emails.filter(({ subject }) => !subject?.startsWith('[Test] '))).toEqual([]);
  expect(new Set(emails.map(({ to }) => JSON.stringify(to))).size).toBe(1);
  expect(new Set(emails.map(({ from }) => from?.address))).toEqual(new Set([fromAddress]));
  expect(lines).toHaveLength(emailNames.length + 1);
  expect(lines[0]).toMatch(/^lead-notice +accepted \(250 /);
  expect(lines.at(-1)).toBe(
    `${emailNames.length} of ${emailNames.length} emails accepted by the mail server.`,
  );
});

it('should change no calendar, and link to this site only by what is not valid', async () => {
  const { emails } = await send();
  expect(emails.flatMap(({ attachments }) => attachments)).toEqual([]);
  const links = emails.flatMap(({ text }) => text?.match(/https?:\/\/[^\s>)]+/g) ?? []);
  expect(links).toContain('https://agency.example/booking/sample');
  const elsewhere = links.filter((link) => !new URL(link).hostname.endsWith('.example'));
  expect(elsewhere).toEqual([]);
});

it('should name each email that the mail server rejects, and send the others', async () => {
  let emails = 0;
  server.behavior.onEmail = (reply) => {
    emails += 1;
    reply(emails === 2 ? refusal(554, `5.7.1 ${address} dislikes it`) : null);
  };
  const { areAccepted, lines } = await send();
  expect(areAccepted).toBe(false);
  expect(lines[1]).toMatch(
    /^lead-auto-reply +The mail server rejected the email \(554 5\.7\.1\)\.$/,
  );
  expect(lines.at(-1)).toMatch(`${emailNames.length - 1} of ${emailNames.length} `);
});

it.each([
  [451, '4.3.0 Later', 'The mail server asked to try again later (451 4.3.0).'],
  [550, '5.7.1 Not you', 'The mail server refused to accept email from us (550 5.7.1).'],
])('should end at once when the mail server accepts no sender: %i', async (code, words, reason) => {
  server.behavior.onSender = () => {
    throw refusal(code, words);
  };
  const { areAccepted, lines } = await send();
  expect(areAccepted).toBe(false);
  expect(lines).toEqual([
    expect.stringContaining(reason),
    `0 of ${emailNames.length} emails accepted by the mail server.`,
  ]);
});

it.each(['nobody', 'ann@harbor.example, eve@elsewhere.example', 'Eve <eve@elsewhere.example>', ''])(
  'should refuse an address that is none: %s',
  async (to) => {
    await expect(send(to)).rejects.toThrow('The address isn’t valid.');
    expect(server.received).toEqual([]);
  },
);
