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
  /** From the fields' values to what is saved. Field names are those of the API, so that its errors find them. */
  schema: FormSchema<Input, Output>;
  /** What the server has. When it changes, fields that were not edited follow. */
  values: Input;
  save: (output: Output) => Promise<Saved>;
  onSaved?: (saved: Saved) => unknown;
  /** The toast of a save that failed. */
  failure: Failure;
  /** Called when the schema finds fields wrong. The first of them has the focus. */
  onInvalid?: () => void;
  /** Whether a saved form starts over with `values`, as one that adds items does. */
  shouldClear?: boolean;
}

/** A form of the desk: checked by its schema on submit, saved to the API, and kept in step with the server. */
export function useDraftForm<Input extends FieldValues, Output, Saved>(
  options: DraftFormOptions<Input, Output, Saved>,
) {
  const { schema, values, save, onSaved, failure, onInvalid, shouldClear = false } = options;
  const form = useForm<Input, unknown, Output>({
    resolver: standardSchemaResolver(schema),
    // Widened for react-hook-form, which also takes a part of them.
    defaultValues: values as DefaultValues<Input>,
    values,
    resetOptions: { keepDirtyValues: true },
  });
  // `formState` is a proxy: what is read while rendering is what the form renders again for.
  const { errors, isDirty, isSubmitting } = form.formState;

  const { mutateAsync } = useMutation({
    mutationFn: save,
    onSuccess: (saved) => onSaved?.(saved),
    onError: (error) => {
      showServerErrors(error);
      showFailure(error, failure);
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

  /** Without `start`: with what was last saved. */
  function startOverWith(start?: Input): void {
    // Resets use `resetOptions` too: without this, edited fields would stay.
    form.reset(start, { keepDirtyValues: false });
  }

  /** Makes what was saved the form's new starting point. What was typed meanwhile stays, as a change. */
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
  }, onInvalid);

  async function submitOnce(): Promise<void> {
    if (!isSubmitting) await submit();
  }

  return {
    form,
    isDirty,
    isSaving: isSubmitting,
    /** The server's sentence when it refused the whole, not a field. */
    rootError: errors.root?.server?.message,
    /** The properties of the field with this name, for `TextField` and its kind. */
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

/** The field that an error's path names: `tags` for `tags.2`. */
function fieldAt<Input extends FieldValues>(
  path: string,
  values: Input,
): FieldPath<Input> | undefined {
  return fieldNames(values).find((name) => path === name || path.startsWith(`${name}.`));
}

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The message of a field; of a list, that of its first wrong item. */
function messageOf(error: unknown): string | undefined {
  if (Array.isArray(error)) return error.map(messageOf).find(Boolean);
  const isError = typeof error === 'object' && error !== null && 'message' in error;
  return isError ? String(error.message) : undefined;
}
