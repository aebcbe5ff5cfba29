import { type SettingsSection, settingsSections } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { classNames } from '~/ui/class-names';
import { AsyncSection } from '~/ui/desk/async-section';
import { RadioRow } from '~/ui/desk/check-row';
import { TextLink } from '~/ui/desk/text-link';
import { TitledSection } from '~/ui/desk/titled-section';
import { ViewSwitch } from '~/ui/desk/view-switch';
import { Security } from '../access/security';
import { RetentionChoice } from '../erasure/retention-choice';
import { ReplyTemplates } from '../leads/replies/reply-templates';
import { NoticeAddresses } from '../notices/notice-addresses';
import { noticesQuery } from '../notices/queries';
import { PushSwitch } from '../push/push-switch';
import { deskLink } from '../shared/paths';
import { parseSettingsSection, sectionLabels } from '../shared/places';
import { EmailSettings } from './email-settings';
import { MeetingSettings } from './meeting-settings';
import { SenderFields } from './sender-fields';
import { readStartPage, type StartPage, writeStartPage } from './start-page';

const sections: Record<SettingsSection, ReactNode> = {
  security: <Security />,
  notifications: (
    <>
      <NoticeSettings />
      <PushSwitch />
      <StartPageChoice />
    </>
  ),
  meeting: <MeetingSettings />,
  emails: <EmailSettings />,
  replies: <ReplyTemplates />,
  data: <RetentionChoice />,
};

/** What the owner rarely changes. The address contains the open section. */
export function Settings() {
  const [params] = useSearchParams();
  const section = parseSettingsSection(params);
  return (
    <section aria-labelledby="settings" className="mt-6 grid justify-items-start gap-3">
      <div data-only="screen">
        <TextLink to={deskLink.leads()} className="py-3">
          Back to leads
        </TextLink>
      </div>
      <h2 id="settings" className="text-title">
        Settings
      </h2>
      <ViewSwitch
        className="flex-wrap"
        views={settingsSections.map((one) => ({
          label: sectionLabels[one],
          to: deskLink.settings(one),
          isCurrent: one === section,
        }))}
        preventScrollReset
      />
      <div
        className={classNames(
          'mt-3 grid w-full justify-items-start gap-8',
          // An email is edited beside its preview.
          section !== 'emails' && 'max-w-160',
        )}
      >
        {sections[section]}
      </div>
    </section>
  );
}

/** Who is notified by email, how emails are sent, and where replies go. */
function NoticeSettings() {
  const query = useQuery({ ...noticesQuery, refetchOnMount: 'always' });
  return (
    <TitledSection title="Emails to you">
      <AsyncSection query={query} what="Your addresses">
        {(settings) => (
          <>
            <NoticeAddresses settings={settings} />
            <h3 className="pt-5 font-sans font-semibold text-[length:1rem]">Emails from you</h3>
            <SenderFields settings={settings} />
          </>
        )}
      </AsyncSection>
    </TitledSection>
  );
}

const choices: { value: StartPage | null; label: string }[] = [
  { value: null, label: 'Today on a phone, Lead Management on a wide screen' },
  { value: 'today', label: 'Today' },
  { value: 'leads', label: 'Lead Management' },
];

/** The desk's start page. Stored in this browser: a phone may start with another page than a computer. */
function StartPageChoice() {
  const [chosen, setChosen] = useState(readStartPage);
  const [isSaved, setSaved] = useState(false);

  function choose(value: StartPage | null): void {
    setChosen(value);
    setSaved(writeStartPage(value));
  }

  return (
    <fieldset className="grid justify-items-start gap-1">
      <legend className="pt-3 pb-1 font-semibold">Start with</legend>
      {choices.map(({ value, label }) => (
        <RadioRow
          key={label}
          name="start-page"
          checked={chosen === value}
          onChange={() => choose(value)}
        >
          {label}
        </RadioRow>
      ))}
      <p role="status" className="text-fine text-slate">
        {isSaved ? 'Saved for this device.' : 'Applies to this device only.'}
      </p>
    </fieldset>
  );
}
