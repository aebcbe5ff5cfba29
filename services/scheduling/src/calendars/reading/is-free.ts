import { type Property, parameterOf, textOf } from './property.ts';

const freeStatuses = new Set(['FREE', 'WORKINGELSEWHERE']);

/** `mailto:` or not, in whatever case. */
function addressOf(value: string): string {
  return value
    .trim()
    .replace(/^mailto:/i, '')
    .toLowerCase();
}

function hasDeclined(attendee: Property, ownEmail: string): boolean {
  if (parameterOf(attendee, 'partstat')?.toUpperCase() !== 'DECLINED') return false;
  const own = ownEmail.trim().toLowerCase();
  return [textOf(attendee), parameterOf(attendee, 'email') ?? ''].some(
    (value) => addressOf(value) === own,
  );
}

/**
 * Whether an event leaves her free: cancelled, marked as free, or declined by her own address. Tentative and
 * unanswered ones are busy, and so is a meeting whose title alone says that it was cancelled.
 */
export function isFree(properties: readonly Property[], ownEmail: string | null): boolean {
  return properties.some((property) => {
    const value = textOf(property).trim().toUpperCase();
    switch (property.name) {
      case 'STATUS':
        return value === 'CANCELLED';
      case 'TRANSP':
        return value === 'TRANSPARENT';
      case 'X-MICROSOFT-CDO-BUSYSTATUS':
        return freeStatuses.has(value);
      case 'ATTENDEE':
        return ownEmail !== null && hasDeclined(property, ownEmail);
      default:
        return false;
    }
  });
}
