import { useEffect, useRef } from 'react';
import { CheckRow } from '~/ui/desk/check-row';

interface SelectBoxProps {
  /** The name of the item, for assistive technology. */
  label: string;
  isSelected: boolean;
  /** `isRange`: Shift was held, which selects everything since the last item. */
  onToggle: (isRange: boolean) => void;
}

/** Selects one row of a list. */
export function SelectBox({ label, isSelected, onToggle }: SelectBoxProps) {
  return (
    // Above the row's link, which covers the whole row.
    <label className="absolute top-0 left-0 z-1 grid size-11 cursor-pointer items-center justify-items-start select-none">
      <input
        type="checkbox"
        className="m-0 size-5 cursor-pointer accent-channel"
        checked={isSelected}
        aria-label={label}
        onChange={({ nativeEvent }) =>
          onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  );
}

interface SelectAllProps {
  children: string;
  /** How many of how many rows are selected. */
  selected: number;
  total: number;
  onToggle: (isSelected: boolean) => void;
}

/** Selects every visible row; indeterminate if only some are selected. */
export function SelectAll({ children, selected, total, onToggle }: SelectAllProps) {
  const box = useRef<HTMLInputElement>(null);
  const isSome = selected > 0 && selected < total;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome;
  }, [isSome]);
  return (
    <CheckRow ref={box} checked={selected === total} onChange={() => onToggle(selected < total)}>
      {children}
    </CheckRow>
  );
}
