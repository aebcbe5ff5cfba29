import { CommandGroup, CommandItem } from 'cmdk';
import type { ReactNode } from 'react';

interface PaletteGroupProps {
  heading: string;
  children: ReactNode;
}

export function PaletteGroup({ heading, children }: PaletteGroupProps) {
  return (
    <CommandGroup
      heading={
        <span className="block px-2.5 pt-3 pb-1 font-semibold text-(length:--text-fine) text-slate">
          {heading}
        </span>
      }
    >
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

const aside = 'text-slate group-data-[selected=true]:text-ink';

/** What can be chosen in the palette: a lead or a command. */
export function PaletteItem({ value, label, note, hint, onSelect }: PaletteItemProps) {
  return (
    <CommandItem
      value={value}
      className="group flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-sheet px-2.5 wrap-anywhere data-[selected=true]:bg-shoal pointer-fine:min-h-9 forced-colors:data-[selected=true]:outline-2 forced-colors:data-[selected=true]:-outline-offset-2 forced-colors:data-[selected=true]:outline-[Highlight]"
      onSelect={onSelect}
    >
      <span>
        {label}
        {note && <bdi className={aside}> {note}</bdi>}
      </span>
      {hint && <span className={`${aside} flex-none`}>{hint}</span>}
    </CommandItem>
  );
}
