import { screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { address } from '~/ui/desk/desk.fixture';
import { listed, refusal, server } from '../../../../../test/server';
import { contactsUrl, lead, serveLeads } from '../../shared/leads.fixture';
import { openLeads } from '../open-leads.fixture';

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Leads' })).findAllByRole('listitem');

describe('the list of leads', () => {
  it('shows a lead with the ways to reach it and the time in Wilmington', async () => {
    serveLeads({
      leads: [
        lead({
          company: 'Cape Fear Plumbing',
          service: 'paid-search',
          monthlyAdSpend: '50k+',
          followUpOn: '2026-11-18',
        }),
      ],
    });
    openLeads();
    const [row] = await rows();
    expect(row).toHaveTextContent('Ada Tidewater');
    expect(row).toHaveTextContent('Cape Fear Plumbing');
    expect(row).toHaveTextContent('Paid Search');
    expect(row).toHaveTextContent('More than $50,000');
    expect(row).toHaveTextContent('Nov 21, 2026 at 9:05 AM');
    expect(row).toHaveTextContent('Overdue: Nov 18, 2026');
    expect(screen.getByRole('link', { name: '(910) 555-0100' })).toHaveAttribute(
      'href',
      'tel:+19105550100',
    );
    expect(screen.getByRole('link', { name: 'ada@tidewater.example' })).toHaveAttribute(
      'href',
      'mailto:ada@tidewater.example',
    );
    expect(screen.getByRole('link', { name: '1 overdue follow-up' })).toHaveAttribute(
      'href',
      '/admin?followUp=overdue&sort=follow-up',
    );
  });

  it('calls no follow-up of a closed lead overdue', async () => {
    serveLeads({ leads: [lead({ status: 'closed-lost', followUpOn: '2026-11-18' })] });
    openLeads();
    const [row] = await rows();
    expect(row).toHaveTextContent('Follow-up Nov 18, 2026');
    expect(row).not.toHaveTextContent('Overdue');
  });

  it('shows the best match first when a search finds more than are counted', async () => {
    serveLeads({ leads: [lead()] });
    server.use(http.get(contactsUrl, () => listed([lead()], undefined, 1001)));
    openLeads('?search=hann');
    await rows();
    expect(screen.getByText('1 of more than 1,000 leads')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue(
      'Best match first',
    );
  });

  it('opens an address of an earlier version, which asked for matches in messages', async () => {
    const { queries } = serveLeads({ leads: [lead()] });
    openLeads('?search=ada&messages=yes&status=new');
    await rows();
    expect(queries.map(String)).toEqual(['search=ada&status=new&limit=50&offset=0']);
  });

  it('shows hostile text as text, and links to nothing but the address', async () => {
    serveLeads({
      leads: [
        lead({
          name: '<script>alert(1)</script>\u202Etxt',
          email: 'a@b.example?bcc=all@b.example',
          phone: '910-555-0100 x77',
        }),
      ],
    });
    openLeads();
    const name = await screen.findByText('<script>alert(1)</script>\u202Etxt');
    expect(name.tagName).toBe('BDI');
    expect(screen.getByRole('link', { name: /bcc/ })).toHaveAttribute(
      'href',
      'mailto:a@b.example%3Fbcc%3Dall%40b.example',
    );
    expect(screen.getByRole('link', { name: /x77/ })).toHaveAttribute(
      'href',
      'tel:+19105550100;ext=77',
    );
  });

  it('searches once the typing pauses, and puts the search into the address', async () => {
    const { queries } = serveLeads({ leads: [lead(), lead({ name: 'Wei Li' })] });
    const user = openLeads('?page=2');
    await screen.findByText('Page not found');
    await user.keyboard('/wei');
    await waitFor(() => expect(address()).toBe('?search=wei'));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(screen.getByText('Wei Li')).toBeInTheDocument();
    expect(queries.map((asked) => asked.get('search'))).toEqual([null, 'wei']);
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('filters by who waits for an answer, and says so', async () => {
    const { queries } = serveLeads({ leads: [lead()] });
    const user = openLeads('?answer=late&sort=newest');
    await rows();
    expect(queries.at(-1)?.get('answer')).toBe('late');
    const status = screen.getByRole('button', { name: /^Status/ });
    expect(status).toHaveTextContent('Late');
    await user.click(status);
    await user.click(screen.getByRole('radio', { name: 'All unanswered' }));
    await waitFor(() => expect(address()).toBe('?answer=unanswered'));
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(address()).toBe('');
  });

  it('filters by several statuses and says so in the export', async () => {
    serveLeads({
      leads: [
        lead(),
        lead({ name: 'Wei Li', status: 'qualified' }),
        lead({ status: 'closed-lost' }),
      ],
    });
    const user = openLeads();
    await rows();
    await user.click(screen.getByRole('button', { name: /^Status/ }));
    await user.click(screen.getByRole('checkbox', { name: 'New' }));
    await user.click(screen.getByRole('checkbox', { name: 'Qualified' }));
    await waitFor(() => expect(screen.getByText('1–2 of 2 leads')).toBeInTheDocument());
    expect(address()).toBe('?status=new%2Cqualified');
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getByRole('menuitem', { name: 'Export CSV' })).toHaveAttribute(
      'href',
      '/api/contacts/export?status=new%2Cqualified',
    );
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(async () => expect(await rows()).toHaveLength(3));
    expect(address()).toBe('');
  });

  it('shows where a search was found when the row does not', async () => {
    const match = {
      field: 'notes',
      before: 'Met <b>at</b> the ',
      hit: 'fair',
      after: ' …',
    } as const;
    serveLeads({ leads: [lead({ match })] });
    openLeads();
    const [row] = await rows();
    expect(row).toHaveTextContent('Notes: Met <b>at</b> the fair …');
    expect(within(row as HTMLElement).getByText('fair').tagName).toBe('MARK');
  });

  it('offers the nearest names when a search finds no one', async () => {
    const near = lead({ name: 'Zoë Müller' });
    serveLeads({ leads: [], nearNames: [near] });
    openLeads('?search=mueler');
    const link = await screen.findByRole('link', { name: 'Zoë Müller' });
    expect(link).toHaveAttribute('href', `/admin?search=mueler&lead=${near.id}`);
  });

  it('says for how long leads are new, and which are late', async () => {
    const ages = [
      ['2026-11-21T14:30:00Z', 'New for 30 min', false],
      ['2026-11-20T19:30:00Z', 'New for 19 h', false],
      ['2026-11-20T13:00:00Z', 'New for 26 h', true],
      ['2026-11-19T14:00:00Z', 'New for 2 days', true],
    ] as const;
    serveLeads({ leads: ages.map(([statusSince]) => lead({ statusSince })) });
    openLeads();
    for (const [, text, isLate] of ages) {
      expect((await screen.findByText(text)).hasAttribute('data-late'), text).toBe(isLate);
    }
  });

  it('says how an imported lead came, and no time that its file does not tell', async () => {
    const channel = 'imported-organic-search';
    serveLeads({ leads: [lead({ source: 'owner', channel, statusSince: null })] });
    openLeads();
    const [row] = await rows();
    expect(row).toHaveTextContent('Imported as organic search');
    expect(row).not.toHaveTextContent('New for');
  });

  it('shows the next call, and no age of a closed lead', async () => {
    const nextCall = { id: 7, scheduledAt: '2026-12-01T14:00:00Z' };
    serveLeads({ leads: [lead({ nextCall, status: 'closed-won' })] });
    openLeads();
    const [row] = await rows();
    expect(row).toHaveTextContent('Next call Tue, Dec 1, 9:00 AM');
    expect(row).not.toHaveTextContent('Closed Won for');
  });

  it('turns pages', async () => {
    serveLeads({ leads: Array.from({ length: 64 }, (_, n) => lead({ name: `Lead ${n + 1}` })) });
    const user = openLeads();
    expect(await screen.findByText('1–50 of 64 leads')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Next' }));
    expect(await screen.findByText('51–64 of 64 leads')).toBeInTheDocument();
    expect(await screen.findByText('Lead 64')).toBeInTheDocument();
    expect(address()).toBe('?page=2');
  });

  it('keeps the list in place while the next one is on its way', async () => {
    serveLeads({ leads: [lead()] });
    const user = openLeads();
    await rows();
    server.use(http.get(contactsUrl, () => delay('infinite')));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name');
    await waitFor(() => expect(address()).toBe('?sort=name'));
    expect(screen.getByText('Ada Tidewater')).toBeInTheDocument();
    expect(screen.queryByText('Loading leads …')).not.toBeInTheDocument();
  });

  it('says what to do when there is no lead yet', async () => {
    serveLeads({ leads: [] });
    openLeads();
    expect(await screen.findByRole('heading', { name: 'No leads yet' })).toBeInTheDocument();
  });

  it('offers to clear filters that no one fits', async () => {
    serveLeads({ leads: [lead()] });
    const user = openLeads('?search=zzz&status=qualified');
    expect(await screen.findByRole('heading', { name: 'No matching leads' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Clear filters' }));
    expect(await rows()).toHaveLength(1);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('shows the server’s sentence when it fails, and tries again', async () => {
    serveLeads({ leads: [lead()] });
    const sentence = 'We are having trouble at the moment.';
    server.use(http.get(contactsUrl, () => refusal(503, sentence), { once: true }));
    const user = openLeads();
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(1);
  });

  it('walks from lead to lead by arrows and by j and k', async () => {
    serveLeads({ leads: [lead({ name: 'One' }), lead({ name: 'Two' }), lead({ name: 'Three' })] });
    const user = openLeads();
    const one = await screen.findByRole('link', { name: 'One' });
    one.focus();
    await user.keyboard('{ArrowDown}j');
    expect(screen.getByRole('link', { name: 'Three' })).toHaveFocus();
    await user.keyboard('k');
    expect(screen.getByRole('link', { name: 'Two' })).toHaveFocus();
  });
});
