import { validationMessages } from '@agency/contracts';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadSubmission } from './load-submission';
import {
  inlineText,
  isLeadField,
  type LeadErrors,
  type LeadField,
  leadFields,
} from './validation-texts';

/** The texts under the fields: said when a field is left, taken back as soon as it is right. */
export function useFieldErrors(form: RefObject<HTMLFormElement | null>) {
  const [errors, setErrors] = useState<LeadErrors>({});

  async function judge(field: LeadField): Promise<void> {
    const { checkLead } = await loadSubmission();
    if (!form.current) return;
    const error = checkLead(new FormData(form.current)).errors[field];
    setErrors((known) => {
      // That something is missing is said only once the visitor wanted to send.
      const isEarly = error === validationMessages.required && !known[field];
      return { ...known, [field]: error && !isEarly ? inlineText(field, error) : undefined };
    });
  }

  function judgeQuietly(field: LeadField): void {
    judge(field).catch(() => {
      // The schema is not to be had just now: submitting tries again, and says so when it fails.
    });
  }

  const judgeWhatWasLeft = useEffectEvent(() => {
    for (const field of leadFields) {
      const control = form.current?.elements.namedItem(field);
      const isTyped = control instanceof HTMLInputElement && control.value !== '';
      if (isTyped && control !== document.activeElement) judgeQuietly(field);
    }
  });

  // A field that was left before the page ran was left all the same.
  useEffect(() => judgeWhatWasLeft(), []);

  return {
    errors,
    /** The visitor left a field. */
    leave(name: string): void {
      if (isLeadField(name)) judgeQuietly(name);
    },
    /** The visitor changed a field. */
    change(name: string): void {
      if (isLeadField(name) && errors[name]) judgeQuietly(name);
    },
    /** The form was refused: every text at once, and the focus on the first field concerned. */
    refuse(found: LeadErrors): void {
      const texts: LeadErrors = {};
      for (const field of leadFields) {
        const error = found[field];
        if (error) texts[field] = inlineText(field, error);
      }
      flushSync(() => setErrors(texts));
      const first = leadFields.find((field) => texts[field]);
      const control = first && form.current?.elements.namedItem(first);
      if (control instanceof HTMLElement) control.focus();
    },
  };
}
