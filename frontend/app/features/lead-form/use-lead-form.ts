import { validationMessages } from '@agency/contracts';
import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { ApiError, sentenceOf } from '~/lib/api-error';
import { schedulerFor } from '~/lib/contact-address';
import { useAfterPress } from '~/lib/use-after-press';
import { whenIdle } from '~/lib/when-idle';
import { showToast } from '~/ui/toast';
import type { LeadFormTexts } from './lead-form-texts';
import {
  inlineText,
  isLeadField,
  type LeadErrors,
  type LeadField,
  leadFields,
  validationToast,
} from './validation-texts';

/** Loads what checking and sending a lead needs. The browser caches it; a failed load is retried by the next call. */
const loadSubmission = () => import('./lead-submission');

/** Loads it on the first focus and starts the bot check, while the visitor types. */
export function prepareSubmission(): void {
  whenIdle()
    .then(loadSubmission)
    .then(
      ({ startBotProof }) => startBotProof(),
      () => {
        // Offline: submitting retries and reports its own failure.
      },
    );
}

/**
 * The life of a lead form: checked, sent once, then on to the scheduler. The fields keep their own
 * values, so what was typed before the page ran counts, and a failure loses nothing.
 */
export function useLeadForm(texts: LeadFormTexts) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { errors, handleBlur, handleChange, showErrors } = useFieldErrors(form);
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
      showErrors(found);
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
      showErrors(errorsOf(error));
      return false;
    }
  }

  return { form, errors, handleBlur, handleChange, submit, isBusy };
}

/** The server's errors for fields that the form shows. */
function errorsOf(error: unknown): LeadErrors {
  const named = (error instanceof ApiError && error.body?.errors) || [];
  const visible: LeadErrors = {};
  for (const { path, message } of named) if (isLeadField(path)) visible[path] ??= message;
  return visible;
}

/** Errors appear when a field loses the focus, and disappear as soon as it is valid. */
function useFieldErrors(form: RefObject<HTMLFormElement | null>) {
  const [errors, setErrors] = useState<LeadErrors>({});
  const afterPress = useAfterPress();
  const submitCount = useRef(0);

  /** `submits` is how often the form had been submitted when the check was asked for. */
  async function validate(field: LeadField, submits = submitCount.current): Promise<void> {
    // When it cannot be loaded, submitting tries again and reports its own failure.
    const loaded = await loadSubmission().catch(() => undefined);
    // A submit in the meantime has checked every field, on the server too.
    if (!loaded || !form.current || submits !== submitCount.current) return;
    const error = loaded.checkLead(new FormData(form.current)).errors[field];
    setErrors((known) => {
      // A missing value is reported only on submit.
      const isEarly = error === validationMessages.required && !known[field];
      return { ...known, [field]: error && !isEarly ? inlineText(field, error) : undefined };
    });
  }

  const validateFilledFields = useEffectEvent(() => {
    for (const field of leadFields) {
      const control = form.current?.elements.namedItem(field);
      const isTyped = control instanceof HTMLInputElement && control.value !== '';
      if (isTyped && control !== document.activeElement) void validate(field);
    }
  });

  // Fields that lost the focus before hydration count too.
  useEffect(() => validateFilledFields(), []);

  return {
    errors,
    handleBlur(name: string): void {
      const submits = submitCount.current;
      if (isLeadField(name)) afterPress(() => void validate(name, submits));
    },
    handleChange(name: string): void {
      if (isLeadField(name) && errors[name]) void validate(name);
    },
    /** Shows all errors at once and focuses the first invalid field. */
    showErrors(found: LeadErrors): void {
      submitCount.current += 1;
      const texts: LeadErrors = {};
      for (const field of leadFields) {
        const error = found[field];
        if (error) texts[field] = inlineText(field, error);
      }
      flushSync(() => setErrors(texts));
      const invalid = form.current?.querySelectorAll<HTMLElement>('[aria-invalid]') ?? [];
      for (const control of invalid) control.closest('details')?.setAttribute('open', '');
      invalid[0]?.focus();
    },
  };
}
