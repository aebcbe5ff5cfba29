import type { ComponentProps } from 'react';
import styles from './choice-row.module.css';

interface ChoiceRowProps extends ComponentProps<'fieldset'> {
  /** Shown in front of the choices, which `aria-label` names for assistive technology. */
  title?: string;
}

/** Choices that save with one tap. */
export function ChoiceRow({ title, children, ...rest }: ChoiceRowProps) {
  return (
    <fieldset {...rest} className={styles.row}>
      {title && (
        <span aria-hidden="true" className={styles.label}>
          {title}
        </span>
      )}
      {children}
    </fieldset>
  );
}

export function Choice(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={styles.choice} />;
}
