import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '~/ui/button';
import { ActionButton } from '~/ui/desk/action-button';
import { AsyncSection } from '~/ui/desk/async-section';
import { SearchField } from '~/ui/desk/search-field';
import { TextButton } from '~/ui/desk/text-link';
import { useFocusOnOpen } from '~/ui/use-focus';
import { AddLeadDialog } from '../../shared/lazy-add-lead-dialog';
import { leadPageQuery } from '../../shared/leads';
import { type BookedLead, BookingDialog, BookingForm } from './booking-form';

interface BookCallProps {
  lead: BookedLead;
}

/** Books a call for a lead. Opens on its own for the address `?lead=…&book=1`. */
export function BookCall({ lead }: BookCallProps) {
  const [isOpen, setOpen] = useState(false);
  const [params, setParams] = useSearchParams();
  const isAsked = params.get('book') === '1' && params.get('lead') === String(lead.id);

  function close(): void {
    setOpen(false);
    if (!isAsked) return;
    const others = new URLSearchParams(params);
    others.delete('book');
    setParams(others, { replace: true, preventScrollReset: true });
  }

  return (
    <>
      <ActionButton onClick={() => setOpen(true)}>
        Book <span className="sr-only">a call</span>
      </ActionButton>
      {(isOpen || isAsked) && (
        <BookingDialog name={lead.name} onClose={close}>
          <BookingForm lead={lead} onBooked={close} />
        </BookingDialog>
      )}
    </>
  );
}

/** Books a call for a lead, starting with a search. */
export function BookCallFor() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="compact" onClick={() => setOpen(true)}>
        Book a call
      </Button>
      {isOpen && <BookCallDialog onClose={() => setOpen(false)} />}
    </>
  );
}

interface BookCallDialogProps {
  /** The proposed time; without one, a week of free times. */
  startsAt?: Date;
  onClose: () => void;
}

/** First chooses the lead, then the time. */
export function BookCallDialog({ startsAt, onClose }: BookCallDialogProps) {
  const [lead, setLead] = useState<BookedLead | null>(null);
  const [isAdding, setAdding] = useState(false);
  if (isAdding) {
    return (
      <Suspense>
        <AddLeadDialog onClose={() => setAdding(false)} onAdded={setLead} />
      </Suspense>
    );
  }
  return (
    <BookingDialog name={lead?.name} onClose={onClose}>
      {lead ? (
        <BookingForm lead={lead} startsAt={startsAt} onBooked={onClose} />
      ) : (
        <LeadChoice onChoose={setLead} onAdd={() => setAdding(true)} />
      )}
    </BookingDialog>
  );
}

const maxShown = 8;

interface LeadChoiceProps {
  onChoose: (lead: BookedLead) => void;
  onAdd: () => void;
}

function LeadChoice({ onChoose, onAdd }: LeadChoiceProps) {
  const [search, setSearch] = useState('');
  const choice = useFocusOnOpen<HTMLDivElement>('input');
  const query = useQuery(leadPageQuery({ search: search || undefined }, 1));

  return (
    <div ref={choice} className="mt-3 grid">
      <SearchField
        label="Find the lead"
        placeholder="Name, phone, email or company"
        searched={search}
        onSearch={setSearch}
      />
      <AsyncSection
        query={query}
        what="The leads"
        loading={<p className="py-3 text-slate">Loading the leads …</p>}
      >
        {({ items, total }) => (
          <>
            <p role="status" className="sr-only">
              {total} {total === 1 ? 'lead' : 'leads'} found
            </p>
            {items.length === 0 && <p className="py-3 text-slate">No lead matches.</p>}
            <ul className="mt-3 grid border-t border-sand">
              {items.slice(0, maxShown).map((lead) => (
                <li key={lead.id} className="border-b border-sand">
                  <button
                    type="button"
                    className="flex min-h-11 w-full cursor-pointer flex-wrap items-center gap-x-4 px-2 py-1.5 text-start hover:bg-shallows"
                    onClick={() => onChoose(lead)}
                  >
                    <bdi className="font-semibold">{lead.name}</bdi>
                    {lead.company && <bdi className="text-slate">{lead.company}</bdi>}
                    <span className="text-fine text-slate">{lead.phone ?? lead.email}</span>
                  </button>
                </li>
              ))}
            </ul>
            {total > maxShown && (
              <p className="pt-2 text-fine text-slate">
                {search
                  ? `The first ${maxShown} of ${total}.`
                  : `The newest ${maxShown} of ${total}.`}
              </p>
            )}
          </>
        )}
      </AsyncSection>
      <p className="mt-3">
        <TextButton className="min-h-11" onClick={onAdd}>
          Not listed? Add a lead
        </TextButton>
      </p>
    </div>
  );
}
