import { CheckRow } from '~/ui/desk/check-row';

interface EmailChoiceProps {
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  /** Whether several visitors may be emailed. */
  isForSeveral?: boolean;
  /** The effect of the current choice. */
  consequence: string;
}

/** Whether to email the visitors. */
export function EmailChoice(props: EmailChoiceProps) {
  const { isChosen, onChoose, isForSeveral = true, consequence } = props;
  return (
    <div>
      <CheckRow checked={isChosen} onChange={(event) => onChoose(event.currentTarget.checked)}>
        {isForSeveral ? 'Email the visitors' : 'Email the visitor'}
      </CheckRow>
      <p aria-live="polite">{consequence}</p>
    </div>
  );
}
