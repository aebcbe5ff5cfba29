import { apiPaths } from '@agency/contracts';
import { signIn } from '@agency/testing/sign-in';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { anyText, fc } from '../../contracts/test/any-text.js';
import { startEmail } from './email-app.js';

let app: NestFastifyApplication;
let headers: { cookie: string };
beforeAll(async () => {
  app = await startEmail();
  headers = await signIn(['admin']);
});

it('should answer 404 for any text as the id of a job', async () => {
  await fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      const id = encodeURIComponent(`_${text.replaceAll(/\p{Cs}/gu, '')}`);
      const url = `${apiPaths.queues}/email/jobs/${id}/retry`;
      const answer = await app.inject({ method: 'POST', url, headers, payload: { id: text } });
      expect(answer.statusCode).toBe(404);
    }),
    { numRuns: 50 },
  );
});
