import type { LeadImportPreview } from '@agency/contracts';
import { counted, type Noun } from '~/lib/counted';
import { NoticeBox } from '~/ui/desk/notice-box';

const rowNoun: Noun = ['row', 'rows'];

/** What is in doubt about the dates of a file: a lead without one would count as received today. */
export function DateNotes({ dates }: Pick<LeadImportPreview, 'dates'>) {
  if (!dates) return null;
  const { unread, firstUnread, missing, isOrderUnsure } = dates;
  const [have, are] = unread === 1 ? ['has', 'is'] : ['have', 'are'];
  if (unread === 0 && missing === 0 && !isOrderUnsure) return null;
  return (
    <NoticeBox tone="warning" className="gap-1 py-3.5">
      {firstUnread && (
        <p>
          {counted(unread, rowNoun)} {have} no readable date, such as “<bdi>{firstUnread.text}</bdi>
          ” in row {firstUnread.line}, and {are} left out. To add {unread === 1 ? 'it' : 'them'} as
          received today, import the date as Notes.
        </p>
      )}
      {missing > 0 && (
        <p>{counted(missing, rowNoun)} without a date will count as received today.</p>
      )}
      {isOrderUnsure && <p>Dates are read month first: 3/4 is March 4.</p>}
    </NoticeBox>
  );
}
