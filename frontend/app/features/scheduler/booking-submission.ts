/*
 * What a booking needs beyond the calendar: the request and the bot check. It is loaded when a day is chosen, apart
 * from the page's own scripts.
 */
import {
  apiPaths,
  type CreateAppointmentRequest,
  type CreateAppointmentResponse,
  createAppointmentResponseSchema,
} from '@agency/contracts';
import { callApi } from '~/lib/api-client';
import { createBotProof } from '~/lib/bot-check/bot-proof';
import { sendWithProof } from './send-with-proof';

const botProof = createBotProof();

/** Starts the bot check while the visitor chooses a time. */
export function startBotProof(): void {
  botProof.start();
}

export function sendBooking(request: CreateAppointmentRequest): Promise<CreateAppointmentResponse> {
  return sendWithProof(botProof, (altcha) =>
    callApi(apiPaths.appointments, {
      method: 'POST',
      body: { ...request, altcha },
      response: createAppointmentResponseSchema,
    }),
  );
}
