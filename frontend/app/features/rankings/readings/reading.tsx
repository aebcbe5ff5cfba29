import type { PositionColor } from '../figures/position-color';

interface ReadingProps {
  label: string;
  value: string;
  note: string;
  color?: PositionColor;
}

export function Reading({ label, value, note, color }: ReadingProps) {
  return (
    <div className="reading">
      <dt>{label}</dt>
      <dd>
        <span className="reading-value" data-color={color}>
          {value}
        </span>
        <span className="reading-note">{note}</span>
      </dd>
    </div>
  );
}
