import { localTimeIfDifferent, zoneName } from '~/lib/eastern-display';

interface ZoneNoteProps {
  now: Date;
  zone: string;
}

/** Says which clock the times are read from. */
export function ZoneNote({ now, zone }: ZoneNoteProps) {
  const differs = localTimeIfDifferent(now, zone) !== null;
  return (
    <p className="mt-1 text-small text-slate">
      All times are Eastern Time.
      {differs && ` Your own time (${zoneName(now, zone)}) stands with each, in italics.`}
    </p>
  );
}
