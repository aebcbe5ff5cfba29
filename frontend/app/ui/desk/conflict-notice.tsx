import { useEffect, useRef } from 'react';
import { Button } from '~/ui/button';
import { classNames } from '../class-names';
import styles from './conflict-notice.module.css';
import { NoticeBox } from './notice-box';
import { changedFields, type Versioned, type VersionedDraft } from './use-versioned-draft';

interface ConflictNoticeProps<Item extends Versioned, Draft extends Record<string, string>> {
  /** What was saved, as in 'This lead was saved somewhere else'. */
  what: string;
  editor: VersionedDraft<Item, Draft>;
  draftOf: (item: Item) => Draft;
  fieldLabels: Record<keyof Draft, string>;
  /** A field's value in words. Default: as it is. */
  textOf?: (draft: Draft, field: keyof Draft) => string;
  /** Takes the focus, where the button that was pressed is disabled meanwhile. */
  hasFocus?: boolean;
}

/** Another save came first: shows what it changed beside what is typed here, and lets the owner choose. */
export function ConflictNotice<Item extends Versioned, Draft extends Record<string, string>>(
  props: ConflictNoticeProps<Item, Draft>,
) {
  const { what, editor, draftOf, fieldLabels, textOf, hasFocus = false } = props;
  const notice = useRef<HTMLDivElement>(null);
  const isShown = editor.conflict !== null;

  useEffect(() => {
    if (isShown && hasFocus) notice.current?.focus();
  }, [isShown, hasFocus]);

  if (!editor.conflict) return null;
  const base = draftOf(editor.base);
  const theirs = draftOf(editor.conflict);
  const mine = editor.draft;
  const fields = [...new Set([...changedFields(base, theirs), ...changedFields(base, mine)])];
  const haveBothNotes = base.notes !== theirs.notes && base.notes !== mine.notes;
  const wordsOf = (draft: Draft, field: keyof Draft & string) => {
    if (draft[field] === base[field]) return 'not changed';
    return (textOf?.(draft, field) ?? draft[field]) || 'none';
  };

  return (
    <NoticeBox
      ref={notice}
      tabIndex={-1}
      role="alert"
      tone="warning"
      className={classNames(styles.conflict, 'gap-3 py-3.5')}
    >
      <p>
        <strong>This {what} was saved somewhere else since you opened it.</strong> Your changes are
        not saved yet. Choose a version, then save.
      </p>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">Saved version</th>
            <th scope="col">Your version</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field}>
              <th scope="row">{fieldLabels[field]}</th>
              <td dir="auto">{wordsOf(theirs, field)}</td>
              <td dir="auto">{wordsOf(mine, field)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="compact" onClick={editor.takeTheirs}>
          Use the saved version
        </Button>
        <Button variant="secondary" size="compact" onClick={() => editor.keepMine()}>
          Keep my changes
        </Button>
        {haveBothNotes && (
          <Button
            variant="secondary"
            size="compact"
            onClick={() =>
              editor.keepMine({ ...mine, notes: `${theirs.notes}\n\n${mine.notes}`.trim() })
            }
          >
            Keep both notes
          </Button>
        )}
      </div>
    </NoticeBox>
  );
}
