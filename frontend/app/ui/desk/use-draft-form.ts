import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
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
import { useAfterPress } from '~/lib/use-after-press';
import { type Failure, showFailure } from './show-failure';
import { useUnsavedWork } from './unsaved-work';

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
  /** `blur`: a field that is left saves the form, Enter in a single line too, and Escape restores what is stored. */
  submitOn?: 'submit' | 'blur';
  /** Called once what is typed turns out to be invalid. */
  onInvalid?: (typed: Input) => void;
}

/** A form of the desk: validated by its schema, saved to the API, and kept in sync with the server. */
export function useDraftForm<Input extends FieldValues, Output, Saved>(
  options: DraftFormOptions<Input, Output, Saved>,
) {
  const { schema, values, save, onSaved, shouldClear = false } = options;
  const { failure, hasOwnToast = false, submitOn = 'submit', onInvalid } = options;
  const savesOnBlur = submitOn === 'blur';
  const form = useForm<Input, unknown, Output>({
    resolver: standardSchemaResolver(schema),
    // Widened for react-hook-form, which also accepts partial values.
    defaultValues: values as DefaultValues<Input>,
    values,
    resetOptions: { keepDirtyValues: true, keepDirty: true },
    reValidateMode: savesOnBlur ? 'onSubmit' : 'onChange',
    shouldFocusError: !savesOnBlur,
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
      form.setError(
        field,
        { type: 'server', message },
        { shouldFocus: index === 0 && !savesOnBlur },
      );
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
  }, refuse);

  /** Once: each further try would repeat it. */
  function refuse(): void {
    if (Object.keys(errors).length === 0) onInvalid?.(form.getValues());
  }

  const isRunning = useRef(false);
  const isAskedAgain = useRef(false);
  async function submitOnce(): Promise<void> {
    isAskedAgain.current = isRunning.current && savesOnBlur;
    if (isRunning.current) return;
    isRunning.current = true;
    const sent = structuredClone(form.getValues());
    await submit();
    isRunning.current = false;
    // What was typed during a save and left is saved after it.
    if (isAskedAgain.current && !isEqual(form.getValues(), sent)) await submitOnce();
  }

  useUnsavedWork(savesOnBlur && isDirty);
  const afterPress = useAfterPress();

  async function leave(name: FieldPath<Input>, { currentTarget, relatedTarget }: FocusEvent) {
    if (!isDirty) return startOverWith();
    const { issues } = await schema['~standard'].validate(form.getValues());
    if (!issues) return submitOnce();
    const group = currentTarget.closest('form, fieldset');
    const isInside = relatedTarget instanceof Node && group?.contains(relatedTarget);
    // Within the form, only at the left field: editing the next one may solve the rest.
    afterPress(() => (isInside ? form.trigger(name) : submit()));
  }

  function decide(event: KeyboardEvent): void {
    if (event.key === 'Escape' && isDirty) startOverWith();
    else if (event.key === 'Enter' && event.currentTarget.localName === 'input') {
      if (isDirty) void submitOnce();
    } else return;
    event.preventDefault();
  }

  // Saved by other means, such as "Keep mine".
  const settle = useEffectEvent(() => {
    if (savesOnBlur && isDirty && !isSubmitting && isEqual(form.getValues(), values))
      startOverWith();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for each stored value
  useEffect(() => settle(), [JSON.stringify(values)]);

  function register(name: FieldPath<Input>, rules?: RegisterOptions<Input, FieldPath<Input>>) {
    if (!savesOnBlur) return form.register(name, rules);
    const trimmed = { setValueAs: (text: string) => text.trim(), ...rules };
    const control = form.register(name, trimmed as RegisterOptions<Input, FieldPath<Input>>);
    return {
      ...control,
      onChange: (event: ChangeEvent) => {
        form.clearErrors();
        return control.onChange(event);
      },
      onBlur: (event: FocusEvent) => void leave(name, event),
      onKeyDown: decide,
    };
  }

  return {
    form,
    isDirty,
    isSaving: isSubmitting,
    /** The server's message if it rejected the whole form instead of a field. */
    rootError: errors.root?.server?.message,
    /** The properties of a field, for `TextField` and similar components. */
    field: (name: FieldPath<Input>, rules?: RegisterOptions<Input, FieldPath<Input>>) => ({
      ...register(name, rules),
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
