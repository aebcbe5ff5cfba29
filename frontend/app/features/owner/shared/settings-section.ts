export const settingsSections = [
  'security',
  'notifications',
  'meeting',
  'emails',
  'booking',
  'replies',
  'data',
  'history',
] as const;

/** A section of the settings, by its value in the address. The first one has none. */
export type SettingsSection = (typeof settingsSections)[number];
