import type { Option } from '@agency/contracts';
import { type AriaAttributes, type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import styles from './field.module.css';

interface FieldTexts {
  label: string;
  /** For a field whose placeholder says the same. */
  isLabelHidden?: boolean;
  /** Beside the label: why we ask. Default: whether the field is optional. */
  reason?: string;
  hint?: ReactNode;
  error?: string;
}

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

interface ControlProps {
  /** Default: a generated one. */
  id?: string;
  required?: boolean;
  'aria-invalid'?: AriaAttributes['aria-invalid'];
  'aria-describedby'?: string;
}

interface FieldFrameProps<Props> {
  /** The field's props: its texts, and the props of its control. */
  field: Props;
  /** Renders the control, which is tied to its label, hint and error. */
  children: (control: Omit<Props, keyof FieldTexts>) => ReactNode;
}

/** Label above, hint and error below, all announced with the control. */
function FieldFrame<Props extends FieldTexts & ControlProps>({
  field: { label, isLabelHidden, reason, hint, error, ...control },
  children,
}: FieldFrameProps<Props>) {
  const ownId = useId();
  const { id = ownId, required, 'aria-describedby': describedBy } = control;
  const reasonId = `${id}-reason`;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [describedBy, reason && reasonId, hint && hintId, error && errorId]
    .filter(Boolean)
    .join(' ');

  return (
    <div className="grid content-start gap-1.5">
      <div className={isLabelHidden ? 'sr-only' : 'flex flex-wrap items-baseline gap-x-1.5'}>
        <label htmlFor={id} className="text-small font-semibold">
          {label}
        </label>
        {(reason || !required) && (
          <span
            id={reasonId}
            // For assistive technology, the control itself says whether it is required.
            aria-hidden={!reason}
            className="text-fine text-slate"
          >
            ({reason ?? 'optional'})
          </span>
        )}
      </div>
      {children({
        ...control,
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p id={hintId} className="text-fine text-slate">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="flex items-start gap-1.5 text-fine font-semibold text-magenta">
          <svg
            aria-hidden="true"
            viewBox="0 0 16 16"
            className="mt-0.5 size-3.5 shrink-0"
            fill="none"
          >
            <path d="M8 1.5 15 14H1z" stroke="currentColor" strokeWidth="1.5" />
            <path d="M8 6v4m0 1.6v.9" stroke="currentColor" strokeWidth="1.6" />
          </svg>
          {error}
        </p>
      )}
    </div>
  );
}
