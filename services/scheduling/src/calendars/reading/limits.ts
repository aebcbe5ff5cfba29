/** Bounds on a foreign calendar file. What goes over them is refused, never read in part without a word. */
export const limits = {
  maxFileBytes: 40 * 1024 * 1024,
  maxDepth: 8,
  maxComponents: 150_000,
  /** The largest INTERVAL of a rule. (!) The rule iterator counts days one by one. */
  maxRuleInterval: 1_000,
  maxStepsPerRule: 50_000,
  maxStepsPerFile: 1_000_000,
  maxOccurrences: 50_000,
  maxZoneChanges: 1_000,
  /** A longer event is taken for one of this length. */
  maxEventDays: 3_660,
  maxWarnings: 50,
  maxTitleLength: 200,
} as const;
