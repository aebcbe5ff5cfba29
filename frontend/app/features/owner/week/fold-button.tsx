import { TextButton } from '~/ui/desk/text-link';

interface FoldButtonProps {
  /** How many there are. */
  count: number;
  side: 'earlier' | 'later';
  isOpen: boolean;
  onToggle: () => void;
}

/** Shows or hides what is before or after the visible hours. */
export function FoldButton({ count, side, isOpen, onToggle }: FoldButtonProps) {
  if (count === 0) return null;
  return (
    <TextButton isTall aria-expanded={isOpen} onClick={onToggle}>
      {isOpen ? `Hide ${count} ${side}` : `${count} ${side}`}
      <span aria-hidden="true">{!isOpen && '\u00a0›'}</span>
    </TextButton>
  );
}
