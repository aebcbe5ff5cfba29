import { useQuery } from '@tanstack/react-query';
import { AsyncSection } from '~/ui/desk/async-section';
import { noticesQuery } from '../shared/queries/notices';
import { NoticeAddresses } from './notice-addresses';
import { SenderFields } from './sender-fields';

/** Who is notified by email, how emails are sent, and where replies go. */
export function NoticeSettings() {
  const query = useQuery({ ...noticesQuery, refetchOnMount: 'always' });
  return (
    <section aria-labelledby="notices" className="grid w-full justify-items-start gap-3">
      <h3 id="notices" className="font-sans font-semibold text-[length:1rem]">
        Emails to you
      </h3>
      <AsyncSection
        query={query}
        what="Your addresses"
        loading={<output>Loading your addresses …</output>}
      >
        {(settings) => (
          <>
            <NoticeAddresses settings={settings} />
            <h3 className="pt-5 font-sans font-semibold text-[length:1rem]">Emails from you</h3>
            <SenderFields settings={settings} />
          </>
        )}
      </AsyncSection>
    </section>
  );
}
