import type { Option } from '@agency/contracts';
import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { FieldFrame, type FieldTexts } from './field-frame';

const controlLook =
  'w-full rounded-sheet border border-slate/60 bg-white px-3.5 text-body text-ink ' +
  'placeholder:text-slate/80 hover:border-slate focus-visible:border-channel ' +
  'focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-channel ' +
  'aria-invalid:border-magenta aria-invalid:bg-[#fdf5f9] disabled:bg-shallows';

type Control<Tag extends 'input' | 'textarea' | 'select'> = FieldTexts &
  Omit<ComponentProps<Tag>, keyof FieldTexts | 'children'> & { name: string };

export type TextFieldProps = Control<'input'>;

/** One line of text. All other props, `ref` included, go to the input. */
export function TextField(props: TextFieldProps) {
  return (
    <FieldFrame field={props}>
      {({ className, ...input }) => (
        <input {...input} className={classNames(controlLook, 'h-12', className)} />
      )}
    </FieldFrame>
  );
}

export type TextAreaProps = Control<'textarea'>;

export function TextArea(props: TextAreaProps) {
  return (
    <FieldFrame field={props}>
      {({ className, ...textarea }) => (
        <textarea {...textarea} className={classNames(controlLook, 'resize-y py-2.5', className)} />
      )}
    </FieldFrame>
  );
}

export type SelectFieldProps = Control<'select'> & {
  options: readonly Option[];
  /** The empty choice, shown until something is chosen. */
  placeholder: string;
};

export function SelectField(props: SelectFieldProps) {
  return (
    <FieldFrame field={props}>
      {({ options, placeholder, className, ...select }) => (
        <span className="relative grid">
          <select
            {...select}
            className={classNames(controlLook, 'h-12 appearance-none pr-10', className)}
          >
            <option value="">{placeholder}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <svg
            aria-hidden="true"
            viewBox="0 0 16 16"
            className="pointer-events-none absolute right-3.5 top-1/2 size-4 -translate-y-1/2 text-channel forced-colors:text-[ButtonText]"
            fill="none"
          >
            <path d="m3 6 5 5 5-5" stroke="currentColor" strokeWidth="1.6" />
          </svg>
        </span>
      )}
    </FieldFrame>
  );
}
