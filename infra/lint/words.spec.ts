import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { misnamedFiles, rejectedIdentifiers, rejectedNames } from './words.ts';

const namesIn = (path: string, text: string) =>
  rejectedIdentifiers({ path, text }).map((problem) => problem.split(/ names |;/)[1]);

describe('the check of words', () => {
  it('rejects a word in new file names where another one is right', () => {
    const rejected = [
      'services/email/src/mails/send-mail.ts',
      'services/scheduling/src/appointments/cancel-call.service.ts',
      'services/leads/src/leads/contact.mapper.ts',
      'frontend/app/ui/calendar/index.tsx',
    ];
    assert.deepEqual(
      rejectedNames(rejected).map((problem) => problem.split(' ', 1)[0]),
      rejected,
    );
  });

  it('leaves them where they are right', () => {
    const right = [
      'services/email/src/delivery/send-email.ts',
      'services/email/test/mail-server.ts',
      'services/scheduling/src/busy-calendars/calendar.entity.ts',
      'services/leads/src/migrations/1765200000001-forget-mails.ts',
      'frontend/app/features/booking/cancel-call.tsx',
      'frontend/app/routes/contact/route.tsx',
      'services/scheduling/test/calls.e2e-spec.ts',
    ];
    assert.deepEqual(rejectedNames(right), []);
  });

  it('rejects identifiers of the product and its tests that say mail', () => {
    const code = `// sendMails
      const waitingMails = mailNames.map(toMail); const MAILS_PER_DAY = 3;
      log('notMail'); transport.sendMail(email); env.MAIL_FROM; mailbox; mailto; row.mail;`;
    const rejected = ['waitingMails', 'mailNames', 'toMail', 'MAILS_PER_DAY'];
    assert.deepEqual(namesIn('services/email/src/send.ts', code), rejected);
    assert.deepEqual(namesIn('services/email/test/send.e2e-spec.ts', code), rejected);
    assert.deepEqual(namesIn('tests/system/send.spec.ts', code), []);
  });

  const misnamed = (name: string, text: string) =>
    misnamedFiles({ path: `services/leads/src/leads/${name}`, text });

  it('rejects files that are not called by the class that Nest creates', () => {
    const service = '@Injectable()\nexport class AddLeadService {}';
    assert.deepEqual(misnamed('add-lead.service.ts', service), []);
    assert.deepEqual(misnamed('add-lead.ts', service), [
      'services/leads/src/leads/add-lead.ts should be called add-lead.service.ts',
    ]);
    const entity = "@Entity('leads')\nexport class LeadReference {}";
    assert.deepEqual(misnamed('references.entity.ts', entity), []);
    assert.equal(misnamed('references.ts', entity).length, 1);
  });

  it('rejects files that are not called by their error class', () => {
    const error = 'export class SendError extends Error {}';
    assert.deepEqual(misnamed('send.error.ts', error), []);
    assert.deepEqual(misnamed('smtp.client.ts', error), [
      'services/leads/src/leads/smtp.client.ts should be called send.error.ts',
    ]);
    assert.deepEqual(misnamed('exceptions.ts', error), []);
    const exception = 'export class FileKindException extends BadRequestException {}';
    assert.deepEqual(misnamed('file-kind.error.ts', exception), []);
    assert.equal(misnamed('file-kind.exception.ts', exception).length, 1);
    const unnamed = 'export class TooLong extends Error {}';
    assert.deepEqual(misnamed('too-long.error.ts', unnamed), []);
    assert.deepEqual(misnamed('rules.ts', 'class TooLongError extends Error {}'), []);
  });
});
