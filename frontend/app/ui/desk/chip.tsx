import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../class-names';
import styles from './chip.module.css';

interface ChipProps extends ComponentProps<'button'> {
  /** Marked as the current choice. */
  isActive?: boolean;
}

/** A small outlined button: a filter, a choice, a link. */
export function Chip({ className, isActive, ...props }: ChipProps) {
  return (
    <button
      type="button"
      {...props}
      className={classNames(styles.root, className)}
      data-active={isActive ? '' : undefined}
    />
  );
}

/** A link that looks like a chip: `to` a page of the site, or with `href` to a file. */
export function ChipLink(props: ComponentProps<typeof Link> | ComponentProps<'a'>) {
  return 'to' in props ? (
    <Link {...props} className={styles.root} />
  ) : (
    <a {...props} className={styles.root} />
  );
}

type Choosable = string | number | null | undefined;

interface ChipSelectProps<Value extends Choosable>
  extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> {
  /** One may stand for no choice: its value is null or undefined. */
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}

const textOf = (value: Choosable) => String(value ?? '');

export function ChipSelect<Value extends Choosable>(props: ChipSelectProps<Value>) {
  const { options, value: current, onChoose, className, ...select } = props;
  return (
    <select
      {...select}
      className={classNames(styles.root, className)}
      value={textOf(current)}
      onChange={({ target }) => {
        const chosen = options.find(({ value }) => textOf(value) === target.value);
        if (chosen) onChoose(chosen.value);
      }}
    >
      {options.map(({ value, label }) => (
        <option key={textOf(value)} value={textOf(value)}>
          {label}
        </option>
      ))}
    </select>
  );
}

export function ChipInput({ className, ...props }: ComponentProps<'input'>) {
  return <input {...props} className={classNames(styles.root, className)} />;
}
