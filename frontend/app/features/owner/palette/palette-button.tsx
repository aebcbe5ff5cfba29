import { DeskHeaderButton } from '~/ui/desk/desk-header';
import { commandKey } from './command-key';
import { showPalette } from './palette-store';

/** Opens the palette, and says which keys do. */
export function PaletteButton() {
  return (
    <DeskHeaderButton
      aria-keyshortcuts="Meta+K Control+K"
      aria-haspopup="dialog"
      onClick={() => showPalette('commands')}
    >
      <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 shrink-0" fill="none">
        <path
          d="M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10zm3.500-1.500 4 4"
          stroke="currentColor"
          strokeWidth="1.500"
        />
      </svg>
      <span className="sr-only">Find a lead or a command </span>
      <span className="ml-1.5 hidden pointer-fine:inline">{commandKey('K')}</span>
    </DeskHeaderButton>
  );
}
