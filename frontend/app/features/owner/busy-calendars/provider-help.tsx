import { MoreDetails } from './more-details';

/** Where each provider shows a calendar's address, in its own menu labels. */
const providers: readonly [string, string][] = [
  [
    'Google Calendar',
    'On a computer: Settings, the calendar under “Settings for my calendars”, “Integrate calendar”, “Secret address in iCal format”. Not the public address.',
  ],
  [
    'Outlook, Microsoft 365',
    'On the web: Settings, Calendar, “Shared calendars”, “Publish a calendar”. Choose “Can view all details” and copy the ICS link.',
  ],
  [
    'iCloud',
    'On iPhone: Calendar, Calendars, the i in a circle beside the calendar, “Public Calendar”, “Share Link”. It begins with webcal://.',
  ],
  [
    'Fastmail',
    'Settings, Calendars, the calendar, “Share publicly”, and copy the address of the events.',
  ],
  [
    'Nextcloud',
    'The calendar’s menu, “Share link”, then “Copy subscription link” from the menu of the link.',
  ],
  ['Proton', 'Settings, Calendars, the calendar, “Share with anyone”, full view.'],
];

export function ProviderHelp() {
  return (
    <MoreDetails summary="Where do I find the address?">
      <dl className="grid gap-3 pt-1 pb-2">
        {providers.map(([provider, steps]) => (
          <div key={provider}>
            <dt className="font-semibold">{provider}</dt>
            <dd>{steps}</dd>
          </div>
        ))}
      </dl>
      <p className="text-fine text-slate">
        Anyone who has the address can read the calendar. Changes usually show up here within
        minutes; some providers take longer.
      </p>
    </MoreDetails>
  );
}
