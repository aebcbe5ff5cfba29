/*
 * What a form needs only once somebody uses it: the schema library, the request and the bot check.
 * It is loaded on the first focus, apart from the page's own scripts.
 */
import {
  apiPaths,
  type CreateLeadResponse,
  createLeadResponseSchema,
  type LeadFormBody,
  leadFormBodySchema,
} from '@agency/contracts';
import { callApi } from '~/lib/api-client';
import { readAttribution, recordVisit } from '~/lib/attribution';
import { createBotProof } from '~/lib/bot-check/bot-proof';
import { dropRequestKey, storedRequestKey } from './stored-request-key';
import { isLeadField, type LeadErrors } from './validation-texts';

export interface CheckedLead {
  /** The valid request body, if there are no errors. */
  lead?: LeadFormBody;
  errors: LeadErrors;
}

/** The form's schema is part of the request's schema. */
export function checkLead(form: FormData): CheckedLead {
  const result = leadFormBodySchema.safeParse(Object.fromEntries(form));
  if (result.success) return { lead: result.data, errors: {} };
  const errors: LeadErrors = {};
  for (const { path, message } of result.error.issues) {
    const [field] = path;
    if (isLeadField(field)) errors[field] ??= message;
  }
  return { errors };
}

const botProof = createBotProof();

/** Starts the bot check while the visitor types. */
export function startBotProof(): void {
  botProof.start();
}

/** Sends a valid lead with its proof of work and its attribution. */
export async function sendLead(lead: LeadFormBody): Promise<CreateLeadResponse> {
  recordVisit();
  const altcha = await botProof.take();
  const text = JSON.stringify(lead);
  const requestKey = storedRequestKey(text);
  try {
    const answer = await callApi(apiPaths.contacts, {
      method: 'POST',
      body: { ...lead, altcha, attribution: readAttribution(), requestKey },
      response: createLeadResponseSchema,
    });
    dropRequestKey(text);
    return answer;
  } catch (error) {
    botProof.start();
    throw error;
  }
}
