import { DeskHeaderButton } from '~/ui/desk/desk-header';
import { SearchIcon } from '~/ui/desk/search-icon';
import { commandKey } from './command-key';

/** Opens the palette, and shows its shortcut. */
export function PaletteButton({ onOpen }: { onOpen: () => void }) {
  return (
    <DeskHeaderButton aria-keyshortcuts="Meta+K Control+K" aria-haspopup="dialog" onClick={onOpen}>
      <SearchIcon />
      <span className="sr-only">Find a lead or a command </span>
      <span className="ml-1.5 hidden md:pointer-fine:inline">{commandKey('K')}</span>
    </DeskHeaderButton>
  );
}
