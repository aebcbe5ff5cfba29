import { type ReactNode, useState } from 'react';
import type { ConfirmationTexts } from '~/features/slot-picker/confirmation';
import { SlotPicker } from '~/features/slot-picker/slot-picker';
import { ActionButton } from '~/ui/desk/action-button';
import { OtherTime } from './other-time';

interface TimeChoiceProps<Appointment> {
  texts: ConfirmationTexts;
  /** The day that is open at first. */
  initialDay: string;
  /** The appointment's current time, if it is being moved. */
  present?: Date;
  /** A time that is already chosen and only needs confirmation. */
  proposed?: Date;
  headingLevel: 3 | 5;
  /** Additional question, above the button. */
  addition?: ReactNode;
  sendRequest: (scheduledAt: string) => Promise<Appointment>;
  onBooked: (appointment: Appointment) => void;
  onFailed: (error: Error) => void;
}

/** A free time of the week, or any other time. */
export function TimeChoice<Appointment>(props: TimeChoiceProps<Appointment>) {
  const { texts, onFailed, headingLevel, proposed, ...shared } = props;
  const [isOther, setOther] = useState(false);
  if (proposed) {
    return (
      <OtherTime {...shared} proposed={proposed} confirm={texts.confirm} onFailed={onFailed} />
    );
  }
  return (
    <>
      <SlotPicker
        {...shared}
        texts={texts}
        headingLevel={headingLevel}
        isOwner
        onFailed={(error) => {
          onFailed(error);
          return null;
        }}
      />
      {isOther ? (
        <OtherTime {...shared} confirm={texts.confirm} onFailed={onFailed} />
      ) : (
        <div className="mt-2">
          <ActionButton onClick={() => setOther(true)}>Another time …</ActionButton>
        </div>
      )}
    </>
  );
}
