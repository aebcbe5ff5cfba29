import { formatEasternMoment } from '~/lib/eastern-display';

/** An instant in Eastern Time. */
export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{formatEasternMoment(new Date(at))}</time>;
}
