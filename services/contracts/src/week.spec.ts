import { updateAppointmentRequestSchema } from './week.js';

it('should reject an unknown status of a call with its own message', () => {
  const { error } = updateAppointmentRequestSchema.safeParse({ status: 'bogus' });
  expect(error?.issues.map(({ path, message }) => ({ path, message }))).toEqual([
    { path: ['status'], message: 'Please choose a call status.' },
  ]);
});
