import { CloseButton } from '~/ui/desk/close-button';
import { commandKey } from './command-key';
import { PaletteFrame } from './palette-frame';

interface Shortcut {
  keys: string[];
  does: string;
}

const groups: { title: string; shortcuts: Shortcut[] }[] = [
  {
    title: 'Everywhere',
    shortcuts: [
      { keys: [commandKey('K')], does: 'Find a lead or a command' },
      { keys: ['?'], does: 'Show this list' },
      { keys: [commandKey('Z')], does: 'Undo the last change' },
      { keys: ['F8'], does: 'Focus the notice, or show the last one again' },
      { keys: ['Esc'], does: 'Close the open menu, dialog or panel' },
    ],
  },
  {
    title: 'Leads',
    shortcuts: [
      { keys: ['/'], does: 'Search' },
      { keys: ['j', '↓'], does: 'Next lead' },
      { keys: ['k', '↑'], does: 'Previous lead' },
      { keys: ['Enter'], does: 'Open the lead' },
      { keys: ['m'], does: 'Move the card on the board: arrows, then Enter' },
      { keys: [commandKey('Enter')], does: 'Save your text' },
      { keys: ['Shift+click'], does: 'Select a range of leads' },
    ],
  },
  {
    title: 'Calls by week',
    shortcuts: [
      { keys: ['↑', '↓'], does: 'Previous and next half hour' },
      { keys: ['←', '→'], does: 'Previous and next day' },
      { keys: ['Page Up', 'Page Down'], does: 'Previous and next week' },
      { keys: ['Enter'], does: 'Open the call, or book and block a free half hour' },
      { keys: ['m'], does: 'Move the call: arrows, then Enter' },
    ],
  },
];

/** All shortcuts of the desk. */
export default function ShortcutSheet({ onClose }: { onClose: () => void }) {
  return (
    <PaletteFrame label="Keyboard shortcuts" onClose={onClose}>
      <div className="flex max-h-[min(70dvh,34rem)] flex-col items-start gap-4 overflow-y-auto px-6 py-5">
        <div className="flex w-full items-start justify-between">
          <h2 className="text-title">Keyboard shortcuts</h2>
          <CloseButton onClose={onClose} />
        </div>
        {groups.map(({ title, shortcuts }) => (
          <section key={title} className="w-full">
            <h3 className="font-sans font-semibold text-(length:--text-fine) text-slate">
              {title}
            </h3>
            <dl>
              {shortcuts.map(({ keys, does }) => (
                <div
                  key={does}
                  className="grid grid-cols-[9rem_minmax(0,1fr)] gap-4 border-b border-sand py-1.5"
                >
                  <dt>
                    {keys.map((key, index) => (
                      <span key={key}>
                        {index > 0 && ' or '}
                        <kbd className="rounded-sheet border border-slate/45 px-[0.4rem] py-[0.0625rem] font-sans font-semibold whitespace-nowrap text-(length:--text-fine)">
                          {key}
                        </kbd>
                      </span>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </PaletteFrame>
  );
}
