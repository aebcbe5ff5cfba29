import { updateAppointmentRequestSchema } from './owner-appointment.js';

it('an unknown status of a call is refused with its own sentence', () => {
  const { error } = updateAppointmentRequestSchema.safeParse({ status: 'bogus' });
  expect(error?.issues.map(({ path, message }) => ({ path, message }))).toEqual([
    { path: ['status'], message: 'Please choose a call status.' },
  ]);
});
