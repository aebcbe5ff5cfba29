import { type AriaAttributes, type ReactNode, useId } from 'react';

export interface FieldTexts {
  label: string;
  /** For a field whose placeholder says the same. */
  isLabelHidden?: boolean;
  /** Beside the label: why we ask. Default: whether the field is optional. */
  reason?: string;
  hint?: ReactNode;
  error?: string;
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
export function FieldFrame<Props extends FieldTexts & ControlProps>({
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
