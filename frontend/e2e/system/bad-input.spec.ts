import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  apiErrorBodySchema,
  apiPaths,
  appointmentMinutes,
  unavailableReasonMessages,
} from '@agency/contracts';
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
  assert.match(headers.get('content-type') ?? '', /^application\/json/);
  return apiErrorBodySchema.parse(JSON.parse(text));
}

describe('what bad input gets, through the gateway', () => {
  it('should refuse a wrong form with the fields it is about, and store nothing', async () => {
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
      assert.deepEqual([answer.status, error.statusCode], [status, status], answer.text);
      assert.match(error.message, /^[A-Z].*\.$/);
      if (path)
        assert.ok(
          error.errors?.some((one) => one.path === path),
          answer.text,
        );
    }
    assert.equal((await postText(apiPaths.contacts, '{"name":')).status, 400);
    assert.deepEqual(await stored(), before);
  });

  it('should refuse a call outside the rules with a sentence that says why, and store nothing', async () => {
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
      assert.deepEqual([answer.status, errorOf(answer).message], [422, sentence]);
    }
    const scheduledAt = nine.toISOString();
    const long = await post(apiPaths.appointments, { contactId, scheduledAt, duration: 45 });
    assert.deepEqual([long.status, errorOf(long).statusCode], [400, 400]);
    const stranger = { contactId: 2 ** 41 + 1, scheduledAt, duration: appointmentMinutes };
    assert.equal((await post(apiPaths.appointments, stranger)).status, 404);
    assert.deepEqual(await stored(), before);
  });

  it('should tell a stranger nothing of leads, and of calls only when the calendar is blocked', async () => {
    const { baseUrl } = requireProduct();
    const leads = await fetch(baseUrl + apiPaths.contacts);
    assert.equal(leads.status, 401);
    assert.doesNotMatch(await leads.text(), /Tidewater/);
    const contactId = await addContact();
    const [startsAt = new Date(Number.NaN)] = await unusedStarts(1);
    assert.equal((await book(contactId, startsAt)).status, 201);
    const calls: object[] = await (
      await fetch(`${baseUrl}${apiPaths.appointments}?from=${startsAt.toISOString()}`)
    ).json();
    assert.deepEqual(calls, [
      { scheduledAt: startsAt.toISOString(), duration: appointmentMinutes },
    ]);
  });
});
