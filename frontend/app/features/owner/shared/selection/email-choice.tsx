import { CheckRow } from '~/ui/desk/check-row';

interface EmailChoiceProps {
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  /** What happens with the present choice. */
  consequence: string;
}

/** Whether to email the visitors. */
export function EmailChoice({ isChosen, onChoose, consequence }: EmailChoiceProps) {
  return (
    <div>
      <CheckRow checked={isChosen} onChange={(event) => onChoose(event.currentTarget.checked)}>
        Email the visitors
      </CheckRow>
      <p aria-live="polite">{consequence}</p>
    </div>
  );
}
