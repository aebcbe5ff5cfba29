import { useQuery } from '@tanstack/react-query';
import { AsyncSection } from '~/ui/desk/async-section';
import { TitledSection } from '~/ui/desk/titled-section';
import { noticesQuery } from '../shared/queries/notices';
import { NoticeAddresses } from './notice-addresses';
import { SenderFields } from './sender-fields';

/** Who is notified by email, how emails are sent, and where replies go. */
export function NoticeSettings() {
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
