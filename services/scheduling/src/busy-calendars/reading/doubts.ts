import { UnreadableCalendarError } from './unreadable-calendar.error.ts';
import type { Component } from './walk-components.ts';

/** Null for what cannot be read. */
export function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableCalendarError) throw error;
    return null;
  }
}

/** What could not be read in an event: it costs a warning, and never frees its time. */
export class Doubts {
  private readonly component: Component;
  private raised: boolean;

  constructor(component: Component) {
    this.component = component;
    this.raised = component.isDamaged;
  }

  get any(): boolean {
    return this.raised;
  }

  raise(): void {
    this.raised = true;
  }

  /** Null for what cannot be read. */
  attempt<T>(read: () => T): T | null {
    const result = attempt(read);
    if (result === null) this.raise();
    return result;
  }

  /** Whether a property that the event does not have stands inside of another line. */
  hides(...names: readonly string[]): boolean {
    const isHidden = names.some((name) => this.component.hidden.has(name));
    if (isHidden) this.raise();
    return isHidden;
  }
}
