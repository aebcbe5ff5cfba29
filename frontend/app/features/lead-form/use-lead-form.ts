import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, sentenceOf } from '~/lib/api-error';
import { schedulerFor } from '~/lib/contact-address';
import { showToast } from '~/ui/toast';
import type { LeadFormTexts } from './lead-form-texts';
import { loadSubmission } from './load-submission';
import { useFieldErrors } from './use-field-errors';
import { isLeadField, type LeadErrors, validationToast } from './validation-texts';

/**
 * The life of a lead form: checked, sent once, then on to the scheduler. The fields keep their own
 * values, so what was typed before the page ran counts, and a failure loses nothing.
 */
export function useLeadForm(texts: LeadFormTexts) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { errors, leave, change, refuse } = useFieldErrors(form);
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    // State would be too late: a double click comes before the next render.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    const isSent = await send(new FormData(event.currentTarget));
    if (isSent) return;
    isUnderWay.current = false;
    setBusy(false);
  }

  async function send(typed: FormData): Promise<boolean> {
    try {
      const { checkLead, sendLead } = await loadSubmission();
      const { lead, errors: found } = checkLead(typed);
      refuse(found);
      if (!lead) {
        showToast(validationToast(found, texts.missing));
        return false;
      }
      const { id } = await sendLead(lead);
      showToast(texts.success);
      const { to, state } = schedulerFor(id, lead);
      await navigate(to, { state });
      return true;
    } catch (error) {
      showToast({
        title: texts.failure.title,
        description: sentenceOf(error) ?? texts.failure.fallback,
        variant: 'destructive',
      });
      refuse(errorsOf(error));
      return false;
    }
  }

  return { form, errors, leave, change, submit, isBusy };
}

/** The server's errors for fields that the form shows. */
function errorsOf(error: unknown): LeadErrors {
  const named = (error instanceof ApiError && error.body?.errors) || [];
  const visible: LeadErrors = {};
  for (const { path, message } of named) if (isLeadField(path)) visible[path] ??= message;
  return visible;
}
