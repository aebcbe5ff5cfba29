import { validationMessages } from '@agency/contracts';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAfterPress } from '~/lib/use-after-press';
import { loadSubmission } from './load-submission';
import {
  inlineText,
  isLeadField,
  type LeadErrors,
  type LeadField,
  leadFields,
} from './validation-texts';

/** Errors appear when a field loses the focus, and disappear as soon as it is valid. */
export function useFieldErrors(form: RefObject<HTMLFormElement | null>) {
  const [errors, setErrors] = useState<LeadErrors>({});
  const afterPress = useAfterPress();
  const refusals = useRef(0);

  async function judge(field: LeadField, refusal: number): Promise<void> {
    const { checkLead } = await loadSubmission();
    // A form refused in the meantime had all its fields judged, by the server too.
    if (!form.current || refusal !== refusals.current) return;
    const error = checkLead(new FormData(form.current)).errors[field];
    setErrors((known) => {
      // A missing value is reported only on submit.
      const isEarly = error === validationMessages.required && !known[field];
      return { ...known, [field]: error && !isEarly ? inlineText(field, error) : undefined };
    });
  }

  function judgeQuietly(field: LeadField, refusal = refusals.current): void {
    judge(field, refusal).catch(() => {
      // The schema could not be loaded: submitting retries and reports its own failure.
    });
  }

  const judgeWhatWasLeft = useEffectEvent(() => {
    for (const field of leadFields) {
      const control = form.current?.elements.namedItem(field);
      const isTyped = control instanceof HTMLInputElement && control.value !== '';
      if (isTyped && control !== document.activeElement) judgeQuietly(field);
    }
  });

  // Fields that lost the focus before hydration count too.
  useEffect(() => judgeWhatWasLeft(), []);

  return {
    errors,
    /** A field lost the focus. */
    leave(name: string): void {
      const refusal = refusals.current;
      if (isLeadField(name)) afterPress(() => judgeQuietly(name, refusal));
    },
    /** A field's value changed. */
    change(name: string): void {
      if (isLeadField(name) && errors[name]) judgeQuietly(name);
    },
    /** Shows all errors at once and focuses the first invalid field. */
    refuse(found: LeadErrors): void {
      refusals.current += 1;
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
