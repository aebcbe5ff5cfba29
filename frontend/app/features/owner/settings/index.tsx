import { useQuery } from '@tanstack/react-query';
import { AsyncSection } from '~/ui/desk/async-section';
import { TextLink } from '~/ui/desk/text-link';
import { deskLink } from '../shared/paths';
import { retentionQuery } from '../shared/queries/settings';
import { PushSwitch } from './push-switch';
import { ReplyTemplates } from './reply-templates';
import { RetentionForm } from './retention-form';
import { Security } from './security';
import { StartPageChoice } from './start-page';

/** Settings that the owner rarely changes. */
export function Settings() {
  const query = useQuery({ ...retentionQuery, refetchOnMount: 'always' });
  return (
    <section aria-labelledby="settings" className="mt-6 grid max-w-160 justify-items-start gap-3">
      <TextLink to={deskLink.leads()} className="py-3">
        Back to leads
      </TextLink>
      <h2 id="settings" className="text-title">
        Settings
      </h2>
      <PushSwitch />
      <AsyncSection
        query={query}
        what="Your settings"
        loading={<output>Loading your settings …</output>}
      >
        {(retention) => <RetentionForm retention={retention} />}
      </AsyncSection>
      <ReplyTemplates />
      <StartPageChoice />
      <Security />
    </section>
  );
}
