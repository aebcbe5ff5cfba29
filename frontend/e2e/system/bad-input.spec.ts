import {
  apiErrorBodySchema,
  apiPaths,
  appointmentMinutes,
  unavailableReasonMessages,
} from '@agency/contracts';
import { expect, test } from '../browser/test.ts';
import { type Answer, addContact, book, post, postText, someLead } from '../product/api.ts';
import { query } from '../product/database.ts';
import { unusedStarts } from '../product/eastern.ts';
import { requireProduct } from '../product/settings.ts';

async function stored(): Promise<unknown> {
  return query(
    `SELECT (SELECT count(*) FROM leads.contacts) AS leads, (SELECT count(*) FROM leads.outbox) AS lead_mails,
       (SELECT count(*) FROM scheduling.appointments) AS calls, (SELECT count(*) FROM scheduling.outbox) AS call_mails`,
  );
}

function errorOf({ text, headers }: Answer) {
  expect(headers.get('content-type') ?? '').toMatch(/^application\/json/);
  return apiErrorBodySchema.parse(JSON.parse(text));
}

test.describe('bad input through the gateway', () => {
  test('is rejected with the invalid fields, and stores nothing', async () => {
    const before = await stored();
    const { name, ...nameless } = someLead;
    const cases: [unknown, number, string?][] = [
      [nameless, 400, 'name'],
      [{ ...someLead, email: 'ada@' }, 400, 'email'],
      [{ ...someLead, phone: '555' }, 400, 'phone'],
      [{ ...someLead, service: 'haircut' }, 400, 'service'],
      [{ ...someLead, name: 17 }, 400, 'name'],
      [[someLead], 400],
      [{ ...someLead, message: 'x'.repeat(1_000_000) }, 413],
      [{ ...someLead, message: 'x'.repeat(6_000) }, 400, 'message'],
    ];
    for (const [body, status, path] of cases) {
      const answer = await post(apiPaths.contacts, body);
      const error = errorOf(answer);
      expect([answer.status, error.statusCode], answer.text).toStrictEqual([status, status]);
      expect(error.message).toMatch(/^[A-Z].*\.$/);
      if (path)
        expect(
          error.errors?.some((one) => one.path === path),
          answer.text,
        ).toBe(true);
    }
    expect((await postText(apiPaths.contacts, '{"name":')).status).toBe(400);
    expect(await stored()).toStrictEqual(before);
  });

  test('is rejected with the reason for a time outside the rules, and stores nothing', async () => {
    const contactId = await addContact();
    const [nine = new Date(Number.NaN)] = await unusedStarts(1);
    const before = await stored();
    const shifted = (minutes: number) => new Date(nine.getTime() + minutes * 60_000);
    const cases: [Date, string][] = [
      [shifted(-24 * 60), unavailableReasonMessages.weekend],
      [new Date('2026-01-05T15:00:00Z'), unavailableReasonMessages.past],
      [shifted(10), unavailableReasonMessages['off-grid']],
      [shifted(465), unavailableReasonMessages['off-grid']],
      [shifted(-30), unavailableReasonMessages['outside-hours']],
      [shifted(480), unavailableReasonMessages['outside-hours']],
    ];
    for (const [startsAt, sentence] of cases) {
      const answer = await book(contactId, startsAt);
      expect([answer.status, errorOf(answer).message]).toStrictEqual([422, sentence]);
    }
    const scheduledAt = nine.toISOString();
    const long = await post(apiPaths.appointments, { contactId, scheduledAt, duration: 45 });
    expect([long.status, errorOf(long).statusCode]).toStrictEqual([400, 400]);
    const stranger = { contactId: 2 ** 41 + 1, scheduledAt, duration: appointmentMinutes };
    expect((await post(apiPaths.appointments, stranger)).status).toBe(404);
    expect(await stored()).toStrictEqual(before);
  });

  test('reveals no leads to a visitor, and only the taken times of appointments', async () => {
    const { baseUrl } = requireProduct();
    const leads = await fetch(baseUrl + apiPaths.contacts);
    expect(leads.status).toBe(401);
    expect(await leads.text()).not.toMatch(/Tidewater/);
    const contactId = await addContact();
    const [startsAt = new Date(Number.NaN)] = await unusedStarts(1);
    expect((await book(contactId, startsAt)).status).toBe(201);
    const calls: object[] = await (
      await fetch(`${baseUrl}${apiPaths.appointments}?from=${startsAt.toISOString()}`)
    ).json();
    expect(calls).toStrictEqual([
      { scheduledAt: startsAt.toISOString(), duration: appointmentMinutes },
    ]);
  });
});
