/*
 * What a booking needs beyond the calendar: the request and the bot check. It is loaded when a day is chosen, apart
 * from the page's own scripts.
 */
import type { CreateAppointmentRequest, CreateAppointmentResponse } from '@agency/contracts';
import { createBotProof } from '~/lib/bot-proof';
import { createAppointment } from './api/create-appointment';
import { sendWithProof } from './send-with-proof';

const botProof = createBotProof();

/** Begins the bot check's work while the visitor chooses a time. */
export function startBotProof(): void {
  botProof.start();
}

/** Books a call, with a proof. */
export function sendBooking(call: CreateAppointmentRequest): Promise<CreateAppointmentResponse> {
  return sendWithProof(botProof, (altcha) => createAppointment({ ...call, altcha }));
}
