import { useEffect, useRef } from 'react';
import { bringIntoView } from '~/lib/bring-into-view';
import { Button } from '~/ui/button';
import { NoticeBox } from './notice-box';
import { changedFields, type Versioned, type VersionedDraft } from './use-versioned-draft';

const headClass = 'py-1 pr-3 text-start align-top font-semibold';
const cellClass = 'py-1 pr-3 text-start align-top whitespace-pre-wrap';

interface ConflictNoticeProps<Item extends Versioned, Draft extends Record<string, string>> {
  /** The subject, as in 'This lead was changed elsewhere'. */
  what: string;
  editor: VersionedDraft<Item, Draft>;
  draftOf: (item: Item) => Draft;
  fieldLabels: Record<keyof Draft, string>;
  /** A field's value as text. Default: unchanged. */
  textOf?: (draft: Draft, field: keyof Draft) => string;
  /** Comes into view and takes the focus: the button that was pressed is disabled. */
  hasFocus?: boolean;
}

/** Another save came first: shows its changes beside the unsaved ones, and lets the owner choose. */
export function ConflictNotice<Item extends Versioned, Draft extends Record<string, string>>(
  props: ConflictNoticeProps<Item, Draft>,
) {
  const { what, editor, draftOf, fieldLabels, textOf, hasFocus = false } = props;
  const notice = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isShown = editor.conflict !== null;

  useEffect(() => {
    if (!isShown || !hasFocus) return;
    heading.current?.focus({ preventScroll: true });
    bringIntoView(notice.current);
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
    <NoticeBox ref={notice} role="alert" tone="warning" className="scroll-my-20 gap-3 py-3.5">
      <h3 ref={heading} tabIndex={-1} className="font-sans text-[length:1em] font-semibold">
        This {what} was changed elsewhere after you opened it.
      </h3>
      <p>Your changes are not saved yet. Choose a version, then save.</p>
      <table className="w-full table-fixed">
        <thead>
          <tr>
            <td className="w-20" />
            <th scope="col" className={headClass}>
              Saved version
            </th>
            <th scope="col" className={headClass}>
              Your version
            </th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field}>
              <th scope="row" className={headClass}>
                {fieldLabels[field]}
              </th>
              <td dir="auto" className={cellClass}>
                {wordsOf(theirs, field)}
              </td>
              <td dir="auto" className={cellClass}>
                {wordsOf(mine, field)}
              </td>
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
