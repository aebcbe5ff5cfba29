import { CommandGroup, CommandItem } from 'cmdk';
import type { ReactNode } from 'react';
import styles from './palette-items.module.css';

interface PaletteGroupProps {
  heading?: string;
  children: ReactNode;
}

export function PaletteGroup({ heading, children }: PaletteGroupProps) {
  return (
    <CommandGroup heading={heading} className={styles.group}>
      {children}
    </CommandGroup>
  );
}

interface PaletteItemProps {
  /** Unique in the palette. */
  value: string;
  label: ReactNode;
  /** After the label, in a quieter color. */
  note?: string | null;
  /** At the end of the row. */
  hint?: string;
  onSelect: () => void;
}

/** What can be chosen in the palette: a lead or a command. */
export function PaletteItem({ value, label, note, hint, onSelect }: PaletteItemProps) {
  return (
    <CommandItem value={value} className={styles.item} onSelect={onSelect}>
      <span>
        {label}
        {note && <bdi className={styles.aside}> {note}</bdi>}
      </span>
      {hint && <span className={styles.aside}>{hint}</span>}
    </CommandItem>
  );
}
