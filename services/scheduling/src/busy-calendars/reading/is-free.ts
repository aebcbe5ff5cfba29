import { type Property, parameterOf, textOf } from './property.ts';

const freeStatuses = new Set(['FREE', 'WORKINGELSEWHERE']);

/** `mailto:` or not, in whatever case. */
function addressOf(value: string): string {
  return value
    .trim()
    .replace(/^mailto:/i, '')
    .toLowerCase();
}

/** Whether an attendee or organizer is she. */
function isHers(property: Property, ownEmail: string): boolean {
  const own = ownEmail.trim().toLowerCase();
  return [textOf(property), parameterOf(property, 'email') ?? ''].some(
    (value) => addressOf(value) === own,
  );
}

/**
 * Whether her own answer leaves her free: she declined, or has not answered somebody else's invitation. (!) Some calendars add
 * those of strangers by themselves, so that anybody could close her times.
 */
function isFreeByAnswer(properties: readonly Property[], ownEmail: string): boolean {
  const isInvited = properties.some(
    (property) => property.name === 'ORGANIZER' && !isHers(property, ownEmail),
  );
  return properties.some((property) => {
    if (property.name !== 'ATTENDEE' || !isHers(property, ownEmail)) return false;
    const answer = parameterOf(property, 'partstat')?.toUpperCase();
    return answer === 'DECLINED' || (answer === 'NEEDS-ACTION' && isInvited);
  });
}

/**
 * Whether an event leaves her free: cancelled, marked as free, or by her own answer. Tentative ones are busy, and so is a
 * meeting whose title alone says that it was cancelled.
 */
export function isFree(properties: readonly Property[], ownEmail: string | null): boolean {
  if (ownEmail !== null && isFreeByAnswer(properties, ownEmail)) return true;
  return properties.some((property) => {
    const value = textOf(property).trim().toUpperCase();
    switch (property.name) {
      case 'STATUS':
        return value === 'CANCELLED';
      case 'TRANSP':
        return value === 'TRANSPARENT';
      case 'X-MICROSOFT-CDO-BUSYSTATUS':
        return freeStatuses.has(value);
      default:
        return false;
    }
  });
}
