import selectBox from './select-box.module.css';

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
      <label className={selectBox.all}>
        <input
          type="checkbox"
          checked={isChosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
        Email the visitors
      </label>
      <p aria-live="polite">{consequence}</p>
    </div>
  );
}
