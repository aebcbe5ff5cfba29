import { randomUUID } from 'node:crypto';
import { apiPaths, honeypotField } from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
import { anyText, fc, unclean, uncleanLine } from '../../contracts/test/any-text.js';
import { addLead, lead, leadsSuite } from './leads-app.js';

const suite = leadsSuite();

const maybe = fc.option(anyText, { nil: undefined });
const touch = fc.record({
  utm_source: maybe,
  utm_content: maybe,
  gclid: maybe,
  landingPath: maybe,
  referrerHost: maybe,
});
const wholeNumber = /^\d+$/;

it('should store any form that a person or a link fills in, and store it clean', async () => {
  const form = fc.record({
    name: anyText.map((text) => `Ann${text}`),
    company: maybe,
    message: maybe,
    [honeypotField]: maybe,
    altcha: fc.option(fc.base64String(), { nil: undefined }),
    attribution: fc.record({ first: touch, last: touch }),
  });
  await fc.assert(
    fc.asyncProperty(form, async (typed) => {
      const payload = { ...lead, ...typed };
      const answer = await suite.app.inject({ method: 'POST', url: '/api/contacts', payload });
      if (answer.statusCode === 400) {
        // The only accepted reason: text too long for its field, which attribution never is.
        const { errors } = answer.json();
        expect(errors.map(({ message }: { message: string }) => message)).toEqual(
          errors.map(() => 'This is longer than we can save.'),
        );
        expect(JSON.stringify(errors)).not.toContain('attribution');
        return;
      }
      expect(answer.statusCode).toBe(201);
      const [row] = await admin.query('SELECT * FROM leads.contacts WHERE id = $1', [
        answer.json().id,
      ]);
      const touches = Object.values(row.attribution).flatMap((kept) => Object.values(kept ?? {}));
      for (const line of [row.name, row.company ?? '', ...touches]) {
        expect(line).not.toMatch(uncleanLine);
      }
      expect(row.message ?? '').not.toMatch(unclean);
    }),
    { numRuns: 100 },
  );
});

it('should answer anything typed into the fields that have a format with a refusal', async () => {
  const field = fc.constantFrom('email', 'phone', 'service', 'monthlyAdSpend');
  await fc.assert(
    fc.asyncProperty(field, anyText, async (name, text) => {
      const payload = { ...lead, [name]: text };
      const answer = await suite.app.inject({ method: 'POST', url: '/api/contacts', payload });
      expect([201, 400]).toContain(answer.statusCode);
    }),
    { numRuns: 40 },
  );
});

it('should store any notes, and give them back clean', async () => {
  const id = await addLead();
  const url = `/api/contacts/${id}`;
  await fc.assert(
    fc.asyncProperty(anyText, async (notes) => {
      const payload = { status: 'contacted', notes };
      const answer = await suite.asOwner({
        method: 'PATCH',
        url,
        payload,
      });
      expect(answer.statusCode).toBe(200);
      expect(answer.json().notes ?? '').not.toMatch(unclean);
      const timeline = await suite.asOwner({ url: `${url}/timeline` });
      expect(timeline.statusCode).toBe(200);
      // A round trip: it accepts what it returned.
      const back = await suite.asOwner({
        method: 'PATCH',
        url,
        payload: answer.json(),
      });
      expect(back.statusCode).toBe(200);
    }),
    { numRuns: 40 },
  );
});

it('should refuse any other text in a change, and any password and id that is none', async () => {
  const id = await addLead();
  await fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      const patch = (url: string, payload: object) =>
        suite.asOwner({ method: 'PATCH', url, payload });
      const asId = encodeURIComponent(text.replaceAll(/\p{Cs}/gu, ''));
      const answers = [
        await patch(`/api/contacts/${id}`, { status: text, followUpOn: text }),
        await patch(`/api/contacts/${id}`, { status: 'new', followUpOn: text }),
        await suite.app.inject({
          method: 'POST',
          url: '/api/session',
          payload: { gate: text, password: text },
        }),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400]);
      if (wholeNumber.test(asId) || asId === '') return;
      const erased = await suite.asOwner({
        method: 'DELETE',
        url: `/api/contacts/${asId}`,
      });
      expect([400, 404]).toContain(erased.statusCode);
    }),
    { numRuns: 40 },
  );
});

it('should store spend of any campaign, and match it to any, or refuse it', async () => {
  await fc.assert(
    fc.asyncProperty(anyText, async (campaign) => {
      const typed = {
        id: randomUUID(),
        platform: 'google',
        campaign,
        from: '2026-11-01',
        to: '2026-11-02',
        cents: 100,
      };
      const stored = await suite.asOwner({
        method: 'POST',
        url: apiPaths.typedSpend,
        payload: typed,
      });
      expect([200, 201, 400]).toContain(stored.statusCode);
      const [row] = await admin.query('SELECT max(id) AS id FROM leads.spend_campaigns');
      const matched = await suite.asOwner({
        method: 'PUT',
        url: `${apiPaths.spendCampaigns}/${row.id ?? 1}`,
        payload: { campaign },
      });
      expect([200, 204, 400, 404]).toContain(matched.statusCode);
    }),
    { numRuns: 60 },
  );
});
