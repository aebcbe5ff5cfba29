/** Bounds on a calendar file. What goes over them is refused, never read in part without a word. */
export const limits = {
  maxFileBytes: 40 * 1024 * 1024,
  maxDepth: 8,
  maxComponents: 150_000,
  /** Of the properties that are kept, in all components that are kept. */
  maxLines: 2_000_000,
  maxLinesPerComponent: 20_000,
  maxLineLength: 64 * 1024,
  /** Of all lists of dates together: a date takes 16 characters and more. */
  maxListedLength: 5 * 1024 * 1024,
  /** The largest INTERVAL of a rule. (!) The rule iterator counts days one by one. */
  maxRuleInterval: 1_000,
  maxStepsPerRule: 50_000,
  maxStepsPerFile: 1_000_000,
  maxOccurrences: 50_000,
  maxZoneChanges: 1_000,
  /** Different TZIDs that events name. */
  maxZones: 200,
  /** A longer event is taken for one of this length. */
  maxEventDays: 3_660,
  /** A longer event is a warning: it may be a mistake, or somebody else's doing. Seven days, of which one may have 25 hours. */
  unusualDays: 7.05,
  maxWarnings: 50,
  maxTitleLength: 200,
} as const;
