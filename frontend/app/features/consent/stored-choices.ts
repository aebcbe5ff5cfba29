import type { Choices } from './choices';

export const choicesKey = 'cookie-consent';
export const dateKey = 'cookie-consent-date';

/** The day on which the purposes last changed. Older choices are void, and the visitor is asked again. */
const askedAnewSince = '2026-11-26';
const validMs = 180 * 86_400_000;

/** Without browser storage, a choice lasts as long as the document. */
let unstored: Choices | undefined;
let unstoredAt: string | undefined;

/** The visitor's choice, if it is still valid. Never throws. */
export function readChoices(now: Date): Choices | undefined {
  try {
    const date = localStorage.getItem(dateKey);
    return isCurrent(date, now) ? parseChoices(localStorage.getItem(choicesKey)) : unstored;
  } catch {
    return unstored;
  }
}

export function storeChoices(choices: Choices, now: Date): void {
  try {
    localStorage.setItem(choicesKey, JSON.stringify({ necessary: true, ...choices }));
    localStorage.setItem(dateKey, now.toISOString());
    unstored = undefined;
  } catch {
    unstored = choices;
    unstoredAt = now.toISOString();
  }
}

/** When the visitor chose, ISO 8601. Never throws. */
export function decidedAt(): string | undefined {
  try {
    return localStorage.getItem(dateKey) ?? unstoredAt;
  } catch {
    return unstoredAt;
  }
}

function isCurrent(date: string | null, now: Date): boolean {
  const chosenAt = Date.parse(date ?? '');
  return chosenAt >= Date.parse(askedAnewSince) && now.getTime() - chosenAt < validMs;
}

function parseChoices(text: string | null): Choices | undefined {
  const { analytics, marketing } = JSON.parse(text ?? '{}') as Partial<Record<string, unknown>>;
  return typeof analytics === 'boolean' && typeof marketing === 'boolean'
    ? { analytics, marketing }
    : undefined;
}
