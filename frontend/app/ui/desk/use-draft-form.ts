import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  get,
  type PathValue,
  type RegisterOptions,
  useForm,
} from 'react-hook-form';
import { ApiError, sentenceOf } from '~/lib/api-error';
import { type Failure, showFailure } from './show-failure';

type FormSchema<Input extends FieldValues, Output> = Parameters<
  typeof standardSchemaResolver<Input, unknown, Output>
>[0];

export interface DraftFormOptions<Input extends FieldValues, Output, Saved> {
  /** Converts the fields' values to the saved ones. Field names match the API's, so that its errors find them. */
  schema: FormSchema<Input, Output>;
  /** The server's values. When they change, unedited fields follow. */
  values: Input;
  save: (output: Output) => Promise<Saved>;
  onSaved?: (saved: Saved) => unknown;
  /** The toast of a failed save. */
  failure: Failure;
  /** Whether `save` shows the toast itself. */
  hasOwnToast?: boolean;
  /** Whether a saved form resets to `values`, for forms that add items. */
  shouldClear?: boolean;
}

/** A form of the desk: validated by its schema on submit, saved to the API, and kept in sync with the server. */
export function useDraftForm<Input extends FieldValues, Output, Saved>(
  options: DraftFormOptions<Input, Output, Saved>,
) {
  const { schema, values, save, onSaved, shouldClear = false } = options;
  const { failure, hasOwnToast = false } = options;
  const form = useForm<Input, unknown, Output>({
    resolver: standardSchemaResolver(schema),
    // Widened for react-hook-form, which also accepts partial values.
    defaultValues: values as DefaultValues<Input>,
    values,
    resetOptions: { keepDirtyValues: true, keepDirty: true },
  });
  // `formState` is a proxy: reading a property while rendering subscribes the form to it.
  const { errors, isDirty, isSubmitting } = form.formState;

  const { mutateAsync } = useMutation({
    mutationFn: save,
    onSuccess: (saved) => onSaved?.(saved),
    onError: (error) => {
      showServerErrors(error);
      if (!hasOwnToast) showFailure(error, failure);
    },
  });

  function showServerErrors(error: unknown): void {
    const named = error instanceof ApiError ? (error.body?.errors ?? []) : [];
    const onFields = named.flatMap(({ path, message }) => {
      const field = fieldAt(path, values);
      return field ? [{ field, message }] : [];
    });
    for (const [index, { field, message }] of onFields.entries()) {
      form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
    }
    if (onFields.length > 0) return;
    form.setError('root.server', {
      type: 'server',
      message: sentenceOf(error) ?? failure.fallback,
    });
  }

  /** Without `start`: with the last saved values. */
  function startOverWith(start?: Input): void {
    // Resets also use `resetOptions`: without this, edited fields would stay.
    form.reset(start, { keepDirtyValues: false, keepDirty: false });
  }

  /** Makes the saved values the form's new starting point. Text typed in the meantime stays as a change. */
  function rebase(sent: Input): void {
    const typed = fieldNames(sent)
      .map((name) => ({ name, value: form.getValues(name) }))
      .filter(({ name, value }) => !isEqual(value, get(sent, name)));
    startOverWith(shouldClear ? values : sent);
    for (const { name, value } of typed) form.setValue(name, value, { shouldDirty: true });
  }

  const submit = form.handleSubmit(async (output) => {
    const sent = structuredClone(form.getValues());
    try {
      await mutateAsync(output);
    } catch {
      // `onError` has shown it.
      return;
    }
    rebase(sent);
  });

  async function submitOnce(): Promise<void> {
    if (!isSubmitting) await submit();
  }

  return {
    form,
    isDirty,
    isSaving: isSubmitting,
    /** The server's message if it rejected the whole form instead of a field. */
    rootError: errors.root?.server?.message,
    /** The properties of a field, for `TextField` and similar components. */
    field: (name: FieldPath<Input>, rules?: RegisterOptions<Input, FieldPath<Input>>) => ({
      ...form.register(name, rules),
      error: messageOf(get(errors, name)),
    }),
    /** Sets a field as if it had been typed. */
    change: (name: FieldPath<Input>, value: PathValue<Input, FieldPath<Input>>) =>
      form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted }),
    undo: () => startOverWith(),
    submit: submitOnce,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      void submitOnce();
    },
  };
}

const fieldNames = <Input extends FieldValues>(values: Input) =>
  Object.keys(values) as FieldPath<Input>[];

/** The field of an error's path: `tags` for `tags.2`. */
function fieldAt<Input extends FieldValues>(
  path: string,
  values: Input,
): FieldPath<Input> | undefined {
  return fieldNames(values).find((name) => path === name || path.startsWith(`${name}.`));
}

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** A field's message; for a list, that of its first invalid item. */
function messageOf(error: unknown): string | undefined {
  if (Array.isArray(error)) return error.map(messageOf).find(Boolean);
  const isError = typeof error === 'object' && error !== null && 'message' in error;
  return isError ? String(error.message) : undefined;
}
