import { lazy, Suspense, useEffect } from 'react';
import { isEditable } from '~/ui/desk/is-editable';
import { useGuardedLogout } from '~/ui/desk/use-guarded-logout';
import { ImportLeadsDialog } from '../leads/import/lazy-import-leads-dialog';
import { AddLeadDialog } from '../shared/add-lead/lazy-add-lead-dialog';
import { currentPalette, type PaletteView, showPalette, usePalette } from './palette-store';

export { PaletteButton } from './palette-button';

const PaletteDialog = lazy(() => import('./palette-dialog'));
const ShortcutSheet = lazy(() => import('./shortcut-sheet'));

interface CommandPaletteProps {
  onLogout: () => void;
}

/** ⌘K or Ctrl+K finds a lead or a command from anywhere on the desk; `?` lists the shortcuts. */
export function CommandPalette({ onLogout }: CommandPaletteProps) {
  const view = usePalette();
  const { logout, question } = useGuardedLogout(onLogout);

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const asked = askedBy(event);
      const shown = currentPalette();
      // An open dialog, such as the erase confirmation, takes precedence.
      const isPalette = shown === 'commands' || shown === 'shortcuts';
      if (!asked || (!isPalette && document.querySelector('dialog[open]'))) return;
      event.preventDefault();
      showPalette(asked === shown ? null : asked);
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
      showPalette(null);
    };
  }, []);

  return (
    <Suspense fallback={null}>
      {view === 'commands' && <PaletteDialog onLogout={logout} />}
      {view === 'shortcuts' && <ShortcutSheet />}
      {view === 'add-lead' && <AddLeadDialog onClose={() => showPalette(null)} />}
      {view === 'import-leads' && <ImportLeadsDialog onClose={() => showPalette(null)} />}
      {question}
    </Suspense>
  );
}

function askedBy(event: KeyboardEvent): PaletteView | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if (key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey) return 'commands';
  const isShortcut = key === '?' && !ctrlKey && !metaKey && !altKey && !isEditable(target);
  return isShortcut ? 'shortcuts' : undefined;
}
