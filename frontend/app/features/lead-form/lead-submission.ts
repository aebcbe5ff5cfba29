/*
 * What a form needs only once somebody uses it: the schema library, the request and the bot check.
 * It is loaded on the first focus, apart from the page's own scripts.
 */
import {
  type CreateContactRequest,
  type CreateContactResponse,
  createContactRequest,
} from '@agency/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import { readAttribution, recordVisit } from '~/lib/attribution';
import { createBotProof } from '~/lib/bot-proof';
import { createContact } from './api/create-contact';

/** The form's schema is the request's schema. */
export const resolveLead = zodResolver(createContactRequest);

const botProof = createBotProof();

/** Begins the bot check's work while the visitor types. */
export function startBotProof(): void {
  botProof.start();
}

/** Sends a checked lead with its proof and with how the visitor came here. */
export async function sendLead(lead: CreateContactRequest): Promise<CreateContactResponse> {
  recordVisit();
  const altcha = await botProof.take();
  try {
    return await createContact({
      ...lead,
      altcha,
      attribution: readAttribution(),
    });
  } catch (error) {
    botProof.start();
    throw error;
  }
}
