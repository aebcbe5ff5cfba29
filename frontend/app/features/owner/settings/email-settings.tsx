import { editableEmails, type StoredEmailText } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { editablePreviews } from '~/content/email-previews';
import { paths } from '~/lib/paths';
import { AsyncSection } from '~/ui/desk/async-section';
import { TextLink } from '~/ui/desk/text-link';
import { TitledSection } from '~/ui/desk/titled-section';
import { deskLink } from '../shared/paths';
import { EmailTextForm } from '../texts/email-text-form';
import { emailTextQuery, emailTextsQuery } from '../texts/queries';

/** What emails to visitors say. The address contains the open one. */
export function EmailSettings() {
  const [params] = useSearchParams();
  const open = editableEmails.find((one) => one === params.get('email'));
  return open ? <OpenEmail key={open} email={open} /> : <EmailList />;
}

function EmailList() {
  const query = useQuery({ ...emailTextsQuery, refetchOnMount: 'always' });
  return (
    <TitledSection title="Emails to visitors">
      <p>
        You write the subject, opening and closing of each. The date and time of a call, its links
        and the footer are always included.
      </p>
      <AsyncSection query={query} what="Your emails">
        {(texts) => (
          <ul className="grid w-full">
            {texts.map((text) => (
              <EmailRow key={text.email} text={text} />
            ))}
          </ul>
        )}
      </AsyncSection>
      <TextLink to={paths.emailPreviews} isTall>
        Preview every email
      </TextLink>
    </TitledSection>
  );
}

function EmailRow({ text }: { text: StoredEmailText }) {
  const { title, occasion } = editablePreviews[text.email];
  return (
    <li className="border-b border-sand py-2">
      <TextLink to={deskLink.emailText(text.email)} isTall>
        {title}
      </TextLink>
      {!isAsShipped(text) && <span className="ml-3 text-fine text-slate">Your text</span>}
      <p className="text-fine text-slate">{occasion}</p>
    </li>
  );
}

const isAsShipped = ({ subject, opening, closing, shipped }: StoredEmailText) =>
  subject === shipped.subject && opening === shipped.opening && closing === shipped.closing;

function OpenEmail({ email }: Pick<StoredEmailText, 'email'>) {
  const query = useQuery({ ...emailTextQuery(email), refetchOnMount: 'always' });
  const { title, occasion } = editablePreviews[email];
  return (
    <section aria-labelledby="email" className="grid w-full justify-items-start gap-3">
      <TextLink to={deskLink.settings('emails')} isTall>
        All emails
      </TextLink>
      <h3 id="email" className="font-sans font-semibold text-[length:1rem]">
        {title}
      </h3>
      <p>{occasion}</p>
      <AsyncSection query={query} what="This email">
        {(text) => <EmailTextForm stored={text} />}
      </AsyncSection>
    </section>
  );
}
