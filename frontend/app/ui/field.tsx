import type { Option } from '@agency/contracts';
import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import styles from './field.module.css';
import { FieldFrame, type FieldTexts } from './field-frame';

type Control<Tag extends 'input' | 'textarea' | 'select'> = FieldTexts &
  Omit<ComponentProps<Tag>, keyof FieldTexts | 'children'> & { name: string };

export type TextFieldProps = Control<'input'>;

/** One line of text. All other props, including `ref`, go to the input. */
export function TextField(props: TextFieldProps) {
  return (
    <FieldFrame field={props}>
      {({ className, ...input }) => (
        <input {...input} className={classNames(styles.control, 'h-12', className)} />
      )}
    </FieldFrame>
  );
}

export type TextAreaProps = Control<'textarea'>;

export function TextArea(props: TextAreaProps) {
  return (
    <FieldFrame field={props}>
      {({ className, ...textarea }) => (
        <textarea
          {...textarea}
          className={classNames(styles.control, 'resize-y py-2.5', className)}
        />
      )}
    </FieldFrame>
  );
}

export type SelectFieldProps = Control<'select'> & {
  options: readonly Option[];
  /** The empty option, shown until something is chosen. */
  placeholder: string;
};

export function SelectField(props: SelectFieldProps) {
  return (
    <FieldFrame field={props}>
      {({ options, placeholder, className, ...select }) => (
        <span className="relative grid">
          <select
            {...select}
            className={classNames(styles.control, 'h-12 appearance-none pr-10', className)}
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
