import { type SettingsSection, settingsSections } from '@agency/contracts';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { classNames } from '~/ui/class-names';
import { TextLink } from '~/ui/desk/text-link';
import { ViewSwitch } from '~/ui/desk/view-switch';
import { parseSettingsSection } from '../shared/desk-address';
import { deskLink } from '../shared/paths';
import { BookingSettings } from './booking-settings';
import { EmailSettings } from './email-settings';
import { MeetingSettings } from './meeting-settings';
import { NoticeSettings } from './notice-settings';
import { PageFacts } from './page-facts';
import { PushSwitch } from './push-switch';
import { ReplyTemplates } from './reply-templates';
import { RetentionChoice } from './retention-choice';
import { Security } from './security';
import { SettingHistory } from './setting-history';
import { StartPageChoice } from './start-page';

const sections: Record<SettingsSection, { label: string; content: ReactNode }> = {
  security: { label: 'Security', content: <Security /> },
  notifications: {
    label: 'Notifications',
    content: (
      <>
        <NoticeSettings />
        <PushSwitch />
        <StartPageChoice />
      </>
    ),
  },
  meeting: { label: 'Meeting', content: <MeetingSettings /> },
  emails: { label: 'Emails', content: <EmailSettings /> },
  booking: { label: 'Booking', content: <BookingSettings /> },
  replies: { label: 'Replies', content: <ReplyTemplates /> },
  data: {
    label: 'Data',
    content: (
      <>
        <RetentionChoice />
        <PageFacts />
      </>
    ),
  },
  history: { label: 'History', content: <SettingHistory /> },
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
          label: sections[one].label,
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
        {sections[section].content}
      </div>
    </section>
  );
}
