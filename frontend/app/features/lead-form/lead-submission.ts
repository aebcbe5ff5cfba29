/*
 * The parts of a form that are only needed once someone uses it: the schema library, the request and the bot check.
 * Loaded on first focus, separately from the page's scripts.
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
import { createBotProof, sendWithProof } from '~/lib/bot-check/bot-proof';
import { paths } from '~/lib/paths';
import { dropRequestKey, keepRequestKey } from '~/lib/request-key';
import { isLeadField, type LeadErrors } from './lead-form-texts';

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

/** Started while the visitor types. */
export const botProof = createBotProof();

let isNextPageFetched = false;

/**
 * Fetches the scripts of the scheduler's page while the visitor types, as that page lists them: on a slow connection, sending
 * would otherwise be followed by seconds without times. Not for whoever saves data.
 */
export async function fetchNextPage(): Promise<void> {
  const { connection }: Navigator & { connection?: { saveData?: boolean } } = navigator;
  if (isNextPageFetched || connection?.saveData) return;
  isNextPageFetched = true;
  const page = new DOMParser().parseFromString(
    await (await fetch(paths.thankYou())).text(),
    'text/html',
  );
  for (const { dataset } of page.querySelectorAll<HTMLElement>('[data-start=now]')) {
    for (const href of dataset.modules?.split(' ') ?? []) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      );
    }
  }
}

/** Sends a valid lead with its proof of work and its attribution. */
export async function sendLead(lead: LeadFormBody): Promise<CreateLeadResponse> {
  recordVisit();
  const keyName = keyNameOf(JSON.stringify(lead));
  const requestKey = keepRequestKey(keyName);
  const answer = await sendWithProof(botProof, (altcha) =>
    callApi(apiPaths.contacts, {
      method: 'POST',
      body: { ...lead, altcha, attribution: readAttribution(), requestKey },
      response: createLeadResponseSchema,
    }),
  );
  dropRequestKey(keyName);
  return answer;
}

/**
 * Where the text's request key is stored: a checksum, so that no storage contains what the visitor typed. Changed text is
 * a new request: a correction must not be answered with the earlier lead.
 */
function keyNameOf(text: string): string {
  let sum = 0;
  for (let index = 0; index < text.length; index++) sum = (sum * 31 + text.charCodeAt(index)) | 0;
  return `form-${sum}`;
}
