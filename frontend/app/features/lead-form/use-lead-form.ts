import { validationMessages } from '@agency/contracts';
import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError, sentenceOf } from '~/lib/api-error';
import { leaveForScheduler } from '~/lib/contact-address';
import { useAfterPress } from '~/lib/use-after-press';
import { whenIdle } from '~/lib/when-idle';
import { showToast } from '~/ui/toast';
import {
  inlineText,
  isLeadField,
  type LeadErrors,
  type LeadField,
  type LeadFormTexts,
  leadFields,
  nowConfirm,
  validationToast,
} from './lead-form-texts';

/** Loads the code that validates and sends a lead. The browser caches it; a failed load is retried by the next call. */
const loadSubmission = () => import('./lead-submission');

/** Loads it on first focus and starts the bot check while the visitor types. */
export function prepareSubmission(): void {
  whenIdle()
    .then(loadSubmission)
    .then(({ botProof }) => botProof.start())
    // Offline: submitting retries and reports its own failure.
    .catch(() => undefined);
}

/** Loads what the next page needs, once the visitor is about to send. It is only faster with it. */
export function prepareNextPage(): void {
  loadSubmission()
    .then(({ fetchNextPage }) => fetchNextPage())
    .catch(() => undefined);
}

/**
 * A lead form's lifecycle: validated, sent once, then on to the scheduler. The fields are uncontrolled, so input from
 * before hydration counts, and a failure loses nothing.
 */
export function useLeadForm(texts: LeadFormTexts) {
  const form = useRef<HTMLFormElement>(null);
  const { errors, handleBlur, handleChange, showErrors } = useFieldErrors(form);
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    // On the way back from the scheduler, the browser may show this page as it was left, still sending.
    function comeBack({ persisted }: PageTransitionEvent): void {
      if (!persisted) return;
      isUnderWay.current = false;
      setBusy(false);
    }
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    // State would be too late: a double click comes before the next render.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    prepareNextPage();
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
      const start = typed.get('start')?.toString();
      const { title, description } = texts.success;
      leaveForScheduler(
        { id, ...lead, ...(start && { start }) },
        { title, description: start ? nowConfirm : description },
      );
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

/** The server's errors for visible fields. */
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

  /** `submits`: the number of submits when the validation was requested. */
  async function validate(field: LeadField, submits = submitCount.current): Promise<void> {
    // If it cannot be loaded, submitting tries again and reports its own failure.
    const loaded = await loadSubmission().catch(() => undefined);
    // A submit in the meantime has validated every field, on the server, too.
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

  // Includes fields that lost the focus before hydration.
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
