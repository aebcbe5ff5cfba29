import { type Property, parameterOf, textOf } from './property.ts';

const freeStatuses = new Set(['FREE', 'WORKINGELSEWHERE']);

/** With or without `mailto:`, in any case. */
function addressOf(value: string): string {
  return value
    .trim()
    .replace(/^mailto:/i, '')
    .toLowerCase();
}

/** Whether an attendee or organizer is the owner. */
function isHers(property: Property, ownEmail: string): boolean {
  const own = ownEmail.trim().toLowerCase();
  return [textOf(property), parameterOf(property, 'email') ?? ''].some(
    (value) => addressOf(value) === own,
  );
}

/**
 * Whether the owner's answer leaves her free: she declined, or has not answered somebody else's invitation. (!) Some
 * calendars add strangers' invitations automatically, so anyone could block her times.
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
 * Whether an event leaves the owner free: cancelled, marked as free, or by her answer. Tentative events are busy, and
 * so is a meeting that is cancelled only in its title.
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
