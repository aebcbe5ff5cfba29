import { attempt } from './doubts.ts';
import { nameOf, type Property, parameterOf, readProperty, textOf } from './property.ts';

/** With or without `mailto:`, in any case. */
function addressOf(value: string): string {
  return value
    .replace(/\s+/g, '')
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
 * Whether the owner's answer leaves her free: she declined, or has not answered someone else's invitation. (!) Some
 * calendars add strangers' invitations automatically, so anyone could block her times.
 */
function isFreeByAnswer(properties: readonly Property[], ownEmail: string): boolean {
  const isInvited = properties.some(
    (property) =>
      property.name === 'ORGANIZER' &&
      /@.+\../.test(textOf(property)) &&
      !isHers(property, ownEmail),
  );
  const answers = properties
    .filter((property) => property.name === 'ATTENDEE' && isHers(property, ownEmail))
    .map((property) => parameterOf(property, 'partstat')?.toUpperCase());
  return (
    answers.length > 0 &&
    answers.every((answer) => answer === 'DECLINED' || (answer === 'NEEDS-ACTION' && isInvited))
  );
}

const freeingValues = [
  { name: 'STATUS', values: new Set(['CANCELLED']) },
  { name: 'TRANSP', values: new Set(['TRANSPARENT']) },
  {
    name: 'X-MICROSOFT-CDO-BUSYSTATUS',
    values: new Set(['FREE', 'WORKINGELSEWHERE']),
  },
];

/**
 * Whether an event leaves the owner free: canceled, marked as free, or by her answer. Tentative events are busy, and
 * so are a meeting that is canceled only in its title and one that contradicts itself.
 */
export function isFree(properties: readonly Property[], ownEmail: string | null): boolean {
  if (ownEmail !== null && isFreeByAnswer(properties, ownEmail)) return true;
  return freeingValues.some(({ name, values }) => {
    const own = properties.filter((property) => property.name === name);
    return own.length > 0 && own.every(({ value }) => values.has(value.trim().toUpperCase()));
  });
}

/** Whether a line that does not count would free something. */
export function wouldFree(line: string, ownEmail: string | null): boolean {
  if (/^(?:EXDATE|RECURRENCE-ID)$/.test(nameOf(line))) return true;
  const property = attempt(() => readProperty(line));
  return property !== null && isFree([property], ownEmail);
}
