import { apiErrorBodySchema, createAvailabilityRequestSchema } from '@agency/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '~/lib/api-error';
import { createQueryClient } from '~/lib/query-client';
import { TextField } from '~/ui/field';
import { Toaster } from '~/ui/toast/toaster';
import { useDraftForm } from './use-draft-form';

interface Hours {
  dayOfWeek: number;
  startTime: string;
  endTime: string;
}
type Save = (hours: Hours) => Promise<Hours>;

const morning: Hours = { dayOfWeek: 1, startTime: '09:00', endTime: '12:00' };

interface HoursFormProps {
  values: Hours;
  save: Save;
  shouldClear?: boolean;
  submitOn?: 'blur';
}

function HoursForm({ values, save, shouldClear, submitOn }: HoursFormProps) {
  const { field, isDirty, isSaving, rootError, undo, onSubmit } = useDraftForm({
    schema: createAvailabilityRequestSchema,
    values,
    save,
    failure: { title: 'Not saved', fallback: 'Please try again.' },
    shouldClear,
    submitOn,
  });
  return (
    <form noValidate aria-label="Hours" aria-busy={isSaving} onSubmit={onSubmit}>
      <TextField label="Start" {...field('startTime')} />
      <TextField label="End" {...field('endTime')} />
      <p role="status">{isDirty ? 'changed' : 'clean'}</p>
      <p>{rootError}</p>
      <button type="submit">Save</button>
      <button type="button" onClick={undo}>
        Undo
      </button>
      <Toaster />
    </form>
  );
}

function open(save: Save, props: Partial<HoursFormProps> = {}) {
  const client = createQueryClient();
  const page = (values: Hours) => (
    <QueryClientProvider client={client}>
      <HoursForm values={values} save={save} {...props} />
    </QueryClientProvider>
  );
  const { rerender } = render(page(morning));
  return {
    user: userEvent.setup({ delay: null }),
    follow: (values: Hours) => rerender(page(values)),
  };
}

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const state = () =>
  screen.getAllByRole('status').find((one) => /changed|clean/.test(one.textContent));

async function retype(user: ReturnType<typeof userEvent.setup>, name: RegExp, text: string) {
  await user.clear(field(name));
  await user.type(field(name), text);
}

function refusal(errors: { path: string; message: string }[]) {
  const body = apiErrorBodySchema.parse({ statusCode: 400, message: 'Not valid.', errors });
  return new ApiError(400, 'Bad Request', { body });
}

describe('useDraftForm', () => {
  it('focuses the first wrong field and sends nothing', async () => {
    const save = vi.fn<Save>();
    const { user } = open(save);
    await retype(user, /^Start/, 'nine');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(field(/^Start/)).toHaveFocus());
    expect(field(/^Start/)).toBeInvalid();
    expect(save).not.toHaveBeenCalled();
  });

  it('saves what the schema parsed and is clean afterward', async () => {
    const save = vi.fn<Save>((hours) => Promise.resolve(hours));
    const { user } = open(save);
    await retype(user, /^End/, '13:00');
    expect(state()).toHaveTextContent('changed');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(state()).toHaveTextContent('clean'));
    expect(save.mock.calls[0]?.[0]).toEqual({ ...morning, endTime: '13:00' });
    expect(field(/^End/)).toHaveValue('13:00');
  });

  it('starts over with its values when it adds items', async () => {
    const { user } = open((hours) => Promise.resolve(hours), { shouldClear: true });
    await retype(user, /^End/, '13:00');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(field(/^End/)).toHaveValue('12:00'));
  });

  it('shows an error of the server on the field it names, with focus', async () => {
    const { user } = open(() =>
      Promise.reject(refusal([{ path: 'endTime', message: 'These hours overlap.' }])),
    );
    await retype(user, /^Start/, '10:00');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText('These hours overlap.')).not.toHaveLength(0);
    await waitFor(() => expect(field(/^End/)).toHaveFocus());
    expect(field(/^Start/)).toHaveValue('10:00');
    expect(state()).toHaveTextContent('changed');
  });

  it('shows an error that names no field, and can be sent again', async () => {
    const save = vi.fn<Save>(() => Promise.reject(refusal([])));
    const { user } = open(save);
    await retype(user, /^Start/, '10:00');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText('Not valid.')).not.toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  });

  it('follows the server in fields that were not edited', async () => {
    const { user, follow } = open((hours) => Promise.resolve(hours));
    await retype(user, /^Start/, '10:00');
    follow({ ...morning, endTime: '15:00' });
    await waitFor(() => expect(field(/^End/)).toHaveValue('15:00'));
    expect(field(/^Start/)).toHaveValue('10:00');
    expect(state()).toHaveTextContent('changed');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(field(/^Start/)).toHaveValue('09:00');
    expect(field(/^End/)).toHaveValue('15:00');
    expect(state()).toHaveTextContent('clean');
  });

  it('keeps what is typed while it saves, and sends a form once', async () => {
    let answer: (hours: Hours) => void = () => undefined;
    const save = vi.fn<Save>(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const { user } = open(save);
    await retype(user, /^Start/, '10:00');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    await retype(user, /^End/, '16:00');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    answer({ ...morning, startTime: '10:00' });
    await waitFor(() => expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'false'));
    expect(save).toHaveBeenCalledOnce();
    expect(field(/^End/)).toHaveValue('16:00');
    expect(state()).toHaveTextContent('changed');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(field(/^Start/)).toHaveValue('10:00');
  });
});

describe('useDraftForm on blur', () => {
  it('saves when a field is left, and after it what was typed and left meanwhile', async () => {
    const answers: (() => void)[] = [];
    const save = vi.fn<Save>(
      (hours) => new Promise((resolve) => answers.push(() => resolve(hours))),
    );
    const { user } = open(save, { submitOn: 'blur' });
    await retype(user, /^Start/, '10:00');
    expect(save).not.toHaveBeenCalled();
    await user.tab();
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    await retype(user, /^End/, '16:00');
    await user.click(document.body);
    expect(save).toHaveBeenCalledOnce();
    answers[0]?.();
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    expect(save.mock.calls[1]?.[0]).toEqual({ ...morning, startTime: '10:00', endTime: '16:00' });
    answers[1]?.();
    await waitFor(() => expect(state()).toHaveTextContent('clean'));
  });

  it('shows why it cannot be saved, within the form only at the left field', async () => {
    const save = vi.fn<Save>();
    const { user } = open(save, { submitOn: 'blur' });
    await retype(user, /^End/, 'noon');
    await user.click(field(/^Start/));
    await waitFor(() => expect(field(/^End/)).toBeInvalid());
    await user.type(field(/^Start/), ' or so');
    expect(field(/^End/)).toBeValid();
    await user.click(document.body);
    await waitFor(() => expect(field(/^Start/)).toBeInvalid());
    expect(field(/^End/)).toBeInvalid();
    expect(save).not.toHaveBeenCalled();
  });

  it('saves by Enter only what was changed, and restores by Escape', async () => {
    const save = vi.fn<Save>((hours) => Promise.resolve(hours));
    const { user } = open(save, { submitOn: 'blur' });
    await user.type(field(/^Start/), '{Enter}');
    await retype(user, /^Start/, '10:00');
    await user.keyboard('{Escape}');
    expect(field(/^Start/)).toHaveValue('09:00');
    await retype(user, /^Start/, '10:00');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(state()).toHaveTextContent('clean'));
    expect(save).toHaveBeenCalledOnce();
  });
});
