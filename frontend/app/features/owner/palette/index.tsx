import { lazy, Suspense, useEffect } from 'react';
import { DeskHeaderButton } from '~/ui/desk/desk-header';
import { isEditable } from '~/ui/desk/is-editable';
import { SearchIcon } from '~/ui/desk/search-field';
import { AddLeadDialog } from '../shared/lazy-add-lead-dialog';
import { commandKey } from './command-key';
import type { PaletteView } from './commands';

export type { PaletteView } from './commands';

const PaletteDialog = lazy(() => import('./palette-dialog'));
const ShortcutSheet = lazy(() => import('./shortcut-sheet'));

interface CommandPaletteProps {
  /** The open overlay. */
  view: PaletteView | null;
  onShow: (view: PaletteView | null) => void;
}

/** ⌘K or Ctrl+K finds a lead or a command from anywhere on the desk; `?` lists the shortcuts. */
export function CommandPalette({ view, onShow }: CommandPaletteProps) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const asked = askedBy(event);
      // An open dialog, such as the erase confirmation, takes precedence.
      const isPalette = view === 'commands' || view === 'shortcuts';
      if (!asked || (!isPalette && document.querySelector('[data-modal]'))) return;
      event.preventDefault();
      onShow(asked === view ? null : asked);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [view, onShow]);

  return (
    <Suspense fallback={null}>
      {view === 'commands' && <PaletteDialog onShow={onShow} />}
      {view === 'shortcuts' && <ShortcutSheet onClose={() => onShow(null)} />}
      {view === 'add-lead' && <AddLeadDialog onClose={() => onShow(null)} />}
    </Suspense>
  );
}

function askedBy(event: KeyboardEvent): PaletteView | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if (key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey) return 'commands';
  const isShortcut = key === '?' && !ctrlKey && !metaKey && !altKey && !isEditable(target);
  return isShortcut ? 'shortcuts' : undefined;
}

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
