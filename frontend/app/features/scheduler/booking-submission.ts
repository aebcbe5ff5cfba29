/*
 * The parts of a booking that the slot picker does not need: the request and the bot check. Loaded when a day is
 * chosen, separately from the page's scripts.
 */
import {
  apiPaths,
  type CreateAppointmentRequest,
  type CreateAppointmentResponse,
  createAppointmentResponseSchema,
} from '@agency/contracts';
import { callApi } from '~/lib/api-client';
import { createBotProof, sendWithProof } from '~/lib/bot-check/bot-proof';
import { keepRequestKey } from '~/lib/request-key';

/** Started while the visitor chooses a time. */
export const botProof = createBotProof();

/** A booked call, with the request key if it was booked by it: no other key may correct the email address. */
export interface BookedHere extends CreateAppointmentResponse {
  requestKey?: string;
}

export async function sendBooking(request: CreateAppointmentRequest): Promise<BookedHere> {
  const requestKey = keepRequestKey(`booking-key-${request.contactId}`);
  const answer = await sendWithProof(botProof, (altcha) =>
    callApi(apiPaths.appointments, {
      method: 'POST',
      body: { ...request, requestKey, altcha },
      response: createAppointmentResponseSchema,
    }),
  );
  const isBookedByKey = answer.bookingToken !== undefined || answer.confirmBy !== undefined;
  return isBookedByKey ? { ...answer, requestKey } : answer;
}
