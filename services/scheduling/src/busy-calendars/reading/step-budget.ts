import { limits } from './limits.ts';
import { UnreadableCalendarError } from './unreadable-calendar.error.ts';

/** Thrown while expanding a rule: the rule is rejected, not the file. */
class RuleTooLongError extends Error {}

/** Counts the steps of rules: one event can repeat forever, and a thousand can repeat for long. */
export class StepBudget {
  private ofRule = 0;
  private ofFile = 0;

  /** Before a rule's first date; with the number of times that are tried for it. */
  beginRule(candidates: number): void {
    this.ofRule = 0;
    this.spendOfFile();
    if (candidates > limits.maxStepsPerRule) throw new RuleTooLongError();
  }

  spend(): void {
    this.ofRule += 1;
    this.spendOfFile();
    if (this.ofRule > limits.maxStepsPerRule) throw new RuleTooLongError();
  }

  /** For work that no single rule causes. */
  spendOfFile(): void {
    this.ofFile += 1;
    if (this.ofFile > limits.maxStepsPerFile) throw new UnreadableCalendarError('too-large');
  }
}
