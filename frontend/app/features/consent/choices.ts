/** The purposes a visitor decides about. Necessary storage is not optional. */
export interface Choices {
  analytics: boolean;
  marketing: boolean;
}

export const everything: Choices = { analytics: true, marketing: true };
export const essentialOnly: Choices = { analytics: false, marketing: false };

declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

/** Whether the browser sends Global Privacy Control, an objection to tracking. */
export function sendsPrivacyControl(): boolean {
  return navigator.globalPrivacyControl === true;
}

export const choicesKey = 'cookie-consent';
export const dateKey = 'cookie-consent-date';

/** The day on which the purposes last changed. Older choices are void, and the visitor is asked again. */
const askedAnewSince = '2026-11-26';
const validMs = 180 * 86_400_000;

interface Decision {
  choices: Choices;
  /** ISO 8601. */
  date: string;
}

/**
 * A choice that storage refuses lasts as long as the document. (!) It counts before an older one that is stored, but not
 * before a later one: the visitor may have withdrawn it in another tab.
 */
let unstored: Decision | undefined;

/** The visitor's choice, if it is still valid. Never throws. */
export function readChoices(now: Date): Choices | undefined {
  const decision = lastDecision();
  return decision && isCurrent(decision.date, now) ? decision.choices : undefined;
}

export function storeChoices(choices: Choices, now: Date): void {
  const date = now.toISOString();
  try {
    localStorage.setItem(choicesKey, JSON.stringify({ necessary: true, ...choices }));
    localStorage.setItem(dateKey, date);
    unstored = undefined;
  } catch {
    unstored = { choices, date };
  }
}

function lastDecision(): Decision | undefined {
  try {
    const date = localStorage.getItem(dateKey) ?? '';
    const choices = parseChoices(localStorage.getItem(choicesKey));
    if (choices && date > (unstored?.date ?? '')) return { choices, date };
  } catch {
    // Storage is refused, or holds something else.
  }
  return unstored;
}

function isCurrent(date: string, now: Date): boolean {
  const chosenAt = Date.parse(date);
  return chosenAt >= Date.parse(askedAnewSince) && now.getTime() - chosenAt < validMs;
}

function parseChoices(text: string | null): Choices | undefined {
  const { analytics, marketing } = JSON.parse(text ?? '{}') as Partial<Record<string, unknown>>;
  return typeof analytics === 'boolean' && typeof marketing === 'boolean'
    ? { analytics, marketing }
    : undefined;
}
