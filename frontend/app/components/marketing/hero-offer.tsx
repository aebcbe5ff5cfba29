import { agencyPeople, agencyPhone } from '@agency/contracts';
import { offer } from '~/content/call-steps';
import { feeFrom } from '~/content/how-we-charge';
import { type LeadButton, leadPathOf } from '~/content/lead-topics';
import { ButtonLink } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { PhoneLink } from '~/ui/email-or-phone';

/** What the page offers, its button and, once brand.ts says so, who answers. Before the paragraph: ads lead here. */
export function HeroOffer({ button }: { button: LeadButton }) {
  return (
    <>
      <p className="font-semibold">{offer}</p>
      <p className="mt-4 sm:mt-6">
        <ButtonLink href={leadPathOf(button)} className="min-h-14 px-7 text-body">
          {button}
        </ButtonLink>
      </p>
      <WhoAnswers className="mt-5" />
    </>
  );
}

/** The first person, the phone number and the smallest fee. Nothing until brand.ts names one of them. */
export function WhoAnswers({ className }: { className: string }) {
  const [person] = agencyPeople ?? [];
  if (!person && !agencyPhone && !feeFrom) return null;
  return (
    <div
      data-who-answers=""
      className={classNames('flex items-center gap-3 text-small', className)}
    >
      {person?.photo && (
        <img src={person.photo} alt="" width={56} height={56} className="rounded-full" />
      )}
      <div>
        {person && (
          <p>
            <b className="font-semibold">{person.name}</b>, {person.role}
          </p>
        )}
        {(agencyPhone || feeFrom) && (
          <p>
            <PhoneLink className="inline-flex min-h-8 items-center font-semibold underline underline-offset-4" />
            {agencyPhone && feeFrom && ' · '}
            {feeFrom}
          </p>
        )}
      </div>
    </div>
  );
}
