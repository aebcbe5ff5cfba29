import { useRef } from 'react';
import { Button } from '~/ui/button';
import { commandKey } from './command-key';
import { Overlay } from './overlay';
import { showPalette } from './palette-store';
import styles from './shortcut-sheet.module.css';

interface Shortcut {
  keys: string[];
  does: string;
}

const groups: { title: string; shortcuts: Shortcut[] }[] = [
  {
    title: 'Everywhere',
    shortcuts: [
      { keys: [commandKey('K')], does: 'Find a lead or a command' },
      { keys: ['?'], does: 'This list' },
      { keys: [commandKey('Z')], does: 'Undo the last step' },
      { keys: ['F8'], does: 'Go to the notice, or show the last one again' },
      { keys: ['Esc'], does: 'Close what is open' },
    ],
  },
  {
    title: 'Leads',
    shortcuts: [
      { keys: ['/'], does: 'Search' },
      { keys: ['j', '↓'], does: 'Next lead' },
      { keys: ['k', '↑'], does: 'Previous lead' },
      { keys: ['Enter'], does: 'Open the lead' },
      { keys: [commandKey('Enter')], does: 'Save what is typed' },
      { keys: ['Shift+click'], does: 'Select all leads in between' },
    ],
  },
  {
    title: 'Week of appointments',
    shortcuts: [
      { keys: ['↑', '↓'], does: 'Half hour before and after' },
      { keys: ['←', '→'], does: 'Day before and after' },
      { keys: ['Page Up', 'Page Down'], does: 'Week before and after' },
      { keys: ['Enter'], does: 'Open the call, or book and block a free half hour' },
      { keys: ['m'], does: 'Move the call: arrows, then Enter' },
    ],
  },
];

/** All keys that do something on the desk. */
export default function ShortcutSheet() {
  const close = useRef<HTMLButtonElement>(null);
  return (
    <Overlay label="Keyboard shortcuts" first={close} onClose={() => showPalette(null)}>
      <div className={styles.sheet}>
        <h2>Keyboard shortcuts</h2>
        {groups.map(({ title, shortcuts }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {shortcuts.map(({ keys, does }) => (
                <div key={does}>
                  <dt>
                    {keys.map((key, index) => (
                      <span key={key}>
                        {index > 0 && ' or '}
                        <kbd className={styles.key}>{key}</kbd>
                      </span>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <Button ref={close} variant="secondary" size="compact" onClick={() => showPalette(null)}>
          Close
        </Button>
      </div>
    </Overlay>
  );
}
