import { type SettingsSection, settingsSections } from '@agency/contracts';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { classNames } from '~/ui/class-names';
import { TextLink } from '~/ui/desk/text-link';
import { ViewSwitch } from '~/ui/desk/view-switch';
import { parseSettingsSection } from '../shared/desk-address';
import { deskLink } from '../shared/paths';
import { sectionLabels } from '../shared/places';
import { EmailSettings } from './email-settings';
import { MeetingSettings } from './meeting-settings';
import { NoticeSettings } from './notice-settings';
import { PushSwitch } from './push-switch';
import { ReplyTemplates } from './reply-templates';
import { RetentionChoice } from './retention-choice';
import { Security } from './security';
import { StartPageChoice } from './start-page';

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
