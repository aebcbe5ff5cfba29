import type { CreateContactBody, CreateContactRequest } from '@agency/contracts';
import { type FormEvent, useRef, useState } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { ApiError, sentenceOf } from '~/lib/api-error';
import { paths } from '~/lib/paths';
import { showToast } from '~/ui/toast';
import type { LeadFormTexts } from './lead-form-texts';
import { validationToast } from './validation-texts';

const loadSubmission = () => import('./lead-submission');

const unavailable = 'unavailable';

/** Without its schema a form cannot be judged: that counts against the form as a whole, not against a field. */
const resolver: Resolver<CreateContactBody, unknown, CreateContactRequest> = async (
  values,
  context,
  options,
) => {
  try {
    const { resolveLead } = await loadSubmission();
    return await resolveLead(values, context, options);
  } catch {
    return { values: {}, errors: { root: { type: unavailable } } };
  }
};

/** On the first focus: load what sending needs, and let the bot check work while the visitor types. */
export function prepareSubmission(): void {
  loadSubmission().then(
    ({ startBotProof }) => startBotProof(),
    () => {
      // Offline just now: submitting tries again, and says so when it fails.
    },
  );
}

/** The life of a lead form: checked, sent once, then on to the scheduler; what was typed survives a failure. */
export function useLeadForm(texts: LeadFormTexts) {
  const navigate = useNavigate();
  // No default values: what was typed before hydration stands in the document and is adopted from there.
  const form = useForm<CreateContactBody, unknown, CreateContactRequest>({
    resolver,
    mode: 'onTouched',
  });
  const isUnderWay = useRef(false);
  const [isSent, setSent] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    // State would be too late: a double click comes before the next render.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    await form.handleSubmit(send, refuse)(event);
  }

  async function send(lead: CreateContactRequest): Promise<void> {
    try {
      const { sendLead } = await loadSubmission();
      const { id } = await sendLead(lead);
      setSent(true);
      showToast(texts.success);
      await navigate(paths.thankYou(id));
    } catch (error) {
      isUnderWay.current = false;
      showFailure(sentenceOf(error));
      showFieldErrors(error);
    }
  }

  function refuse(errors: FieldErrors<CreateContactBody>): void {
    isUnderWay.current = false;
    if (errors.root?.type === unavailable) showFailure();
    else showToast(validationToast(errors));
  }

  function showFailure(sentence?: string): void {
    showToast({
      title: texts.failure.title,
      description: sentence ?? texts.failure.fallback,
      variant: 'destructive',
    });
  }

  function showFieldErrors(error: unknown): void {
    const refused = (error instanceof ApiError && error.body?.errors) || [];
    let shouldFocus = true;
    for (const { path, message } of refused) {
      if (!isVisibleField(path)) continue;
      form.setError(path, { type: 'server', message }, { shouldFocus });
      shouldFocus = false;
    }
  }

  return { form, submit, isBusy: form.formState.isSubmitting || isSent };
}

const visibleFields = [
  'name',
  'email',
  'phone',
  'company',
  'service',
  'monthlyAdSpend',
  'message',
] as const satisfies readonly (keyof CreateContactBody)[];

function isVisibleField(path: string): path is (typeof visibleFields)[number] {
  return visibleFields.some((field) => field === path);
}
