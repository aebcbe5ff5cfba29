import { mailHref } from '@agency/contracts';

export function MailLink({ email }: { email: string }) {
  return (
    <a href={mailHref(email)} className="lead-reach" data-by="mail">
      <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 shrink-0" fill="none">
        <path d="M1.5 3.500h13v9h-13zm0 .5L8 9l6.5-5" stroke="currentColor" strokeWidth="1.3" />
      </svg>
      <bdi>{email}</bdi>
    </a>
  );
}
