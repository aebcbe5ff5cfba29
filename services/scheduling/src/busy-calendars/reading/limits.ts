/** Limits of a calendar file. A file beyond them is rejected, never partly read without notice. */
export const limits = {
  maxFileBytes: 40 * 1024 * 1024,
  maxDepth: 8,
  maxComponents: 150_000,
  /** All kept properties of all kept components. */
  maxLines: 2_000_000,
  maxLinesPerComponent: 20_000,
  maxLineLength: 64 * 1024,
  /** All lists of dates together: a date takes at least 16 characters. */
  maxListedLength: 5 * 1024 * 1024,
  /** The largest INTERVAL of a rule. */
  maxRuleInterval: 1_000,
  maxRuleTimesOfDay: 48,
  maxStepsPerRule: 50_000,
  maxStepsPerFile: 1_000_000,
  maxOccurrences: 50_000,
  maxZoneChanges: 1_000,
  /** Number of different TZIDs in events. */
  maxZones: 200,
  /** A longer event is cut to this length. */
  maxEventDays: 3_660,
  /** A longer event causes a warning: it may be a mistake, or an attack. Seven days, one of which may have 25 hours. */
  unusualDays: 7.05,
  maxWarnings: 50,
  maxTitleLength: 200,
} as const;
