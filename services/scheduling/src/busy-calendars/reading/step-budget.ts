import { limits } from './limits.ts';
import { UnreadableCalendarError } from './unreadable-calendar.error.ts';

/** Thrown inside the expansion of one rule: the rule is given up, the file is not. */
class RuleTooLongError extends Error {}

/** Counts the steps of rules, since one event can repeat for ever and a thousand can repeat for long. */
export class StepBudget {
  private ofRule = 0;
  private ofFile = 0;

  beginRule(): void {
    this.ofRule = 0;
  }

  spend(): void {
    this.ofRule += 1;
    this.spendOfFile();
    if (this.ofRule > limits.maxStepsPerRule) throw new RuleTooLongError();
  }

  /** For what no rule is to blame for. */
  spendOfFile(): void {
    this.ofFile += 1;
    if (this.ofFile > limits.maxStepsPerFile) throw new UnreadableCalendarError('too-large');
  }
}
