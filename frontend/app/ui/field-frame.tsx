import { type ReactNode, useId } from 'react';

export interface FieldTexts {
  label: string;
  /** Beside the label: why we ask. Otherwise it says when a field is optional. */
  reason?: string;
  hint?: ReactNode;
  error?: string;
  required?: boolean;
}

/** The attributes that tie a control to its label, hint and error. */
export interface ControlWiring {
  id: string;
  required?: boolean;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

interface FieldFrameProps extends FieldTexts {
  /** The control's id. Default: a generated one. */
  id?: string;
  describedBy?: string;
  children: (wiring: ControlWiring) => ReactNode;
}

/** Label above, hint and error below, all announced with the control. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, reason, hint, error, required, describedBy, children } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const reasonId = `${id}-reason`;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [describedBy, reason && reasonId, hint && hintId, error && errorId]
    .filter(Boolean)
    .join(' ');

  return (
    <div className="grid content-start gap-1.5">
      <div className="flex flex-wrap items-baseline gap-x-1.5">
        <label htmlFor={id} className="text-small font-semibold">
          {label}
        </label>
        {(reason || !required) && (
          <span
            id={reasonId}
            // To assistive technology the control itself says whether it is required.
            aria-hidden={!reason}
            className="text-fine text-slate"
          >
            ({reason ?? 'optional'})
          </span>
        )}
      </div>
      {children({
        id,
        required,
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
