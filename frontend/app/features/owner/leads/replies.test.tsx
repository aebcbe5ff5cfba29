import {
  type CreateActivityRequest,
  type CreateReplyBody,
  type Lead,
  replyTemplatesPath,
  type TimelineEntry,
} from '@agency/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '~/lib/query-client';
import { currentToast } from '~/ui/toast/toast-store';
import { server } from '../../../../test/server';
import { refusal } from '../shared/desk.fixture';
import { contactUrl, keepLeads, lead } from '../shared/leads.fixture';
import { LeadTimeline } from './panel/lead-timeline';
import { LogActivity } from './replies/log-activity';
import { NoteLine } from './replies/note-line';
import { ReplyMenu } from './replies/reply-menu';

const at = '2026-11-21T15:00:00.000Z';
const templates = [
  {
    id: 1,
    name: 'First answer',
    subject: 'For {company}',
    body: 'Hello {first name},\n\n{booking link}',
    version: 1,
  },
];

/** The lead whose actions are shown. */
let shown = lead();

function Actions() {
  return (
    <>
      <ReplyMenu lead={shown} />
      <LogActivity lead={shown} />
      <NoteLine lead={shown} />
      <LeadTimeline id={shown.id} />
    </>
  );
}

/** The actions on a lead with its timeline, as the panel shows them; returns what was asked of the service. */
function open(facts: Partial<Lead> = {}, entries: TimelineEntry[] = []) {
  const ada = lead(facts);
  const timeline = [...entries];
  const asked: { activities: CreateActivityRequest[]; replies: CreateReplyBody[] } = {
    activities: [],
    replies: [],
  };
  shown = ada;
  keepLeads({ leads: [ada], timeline });
  server.use(
    http.get(`http://site.test${replyTemplatesPath}`, () => HttpResponse.json(templates)),
    http.post<never, CreateActivityRequest>(`${contactUrl}/activities`, async ({ request }) => {
      const body = await request.json();
      asked.activities.push(body);
      const entry: TimelineEntry =
        body.kind === 'note'
          ? { kind: 'note-added', id: 9, at, text: body.text }
          : { ...body, id: 9, at };
      timeline.unshift(entry);
      return HttpResponse.json(entry, { status: 201 });
    }),
    http.delete(`${contactUrl}/activities/9`, () => {
      timeline.shift();
      return new HttpResponse(null, { status: 204 });
    }),
    http.post<never, CreateReplyBody>(`${contactUrl}/replies`, async ({ request }) => {
      const body = await request.json();
      asked.replies.push(body);
      return HttpResponse.json({ id: 3, at, subject: body.subject }, { status: 201 });
    }),
  );
  const Stub = createRoutesStub([{ path: '/admin', Component: Actions }]);
  const { unmount } = render(
    <QueryClientProvider client={createQueryClient()}>
      <Stub initialEntries={['/admin']} />
    </QueryClientProvider>,
  );
  return { ada, asked, user: userEvent.setup({ delay: null }), unmount };
}

const toast = (title: string) => waitFor(() => expect(currentToast()?.title).toBe(title));
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const note = () => screen.getByRole('textbox', { name: /^Add a note/ });
const item = (name: string | RegExp) => screen.findByRole('menuitem', { name });
const field = (name: RegExp) => screen.findByRole('textbox', { name });

describe('logging', () => {
  it('takes one press in a menu, and is taken back by Undo', async () => {
    const { user, asked } = open();
    await user.click(button('Log'));
    await user.click(await item('Left a voicemail'));
    expect(await screen.findByText('You called: left a voicemail')).toBeInTheDocument();
    await toast('Call Logged: Left a voicemail');
    expect(asked.activities).toEqual([{ kind: 'called', outcome: 'voicemail' }]);
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(screen.queryByText(/^You called/)).toBeNull());
  });

  it('is read again also when it cannot be taken back', async () => {
    const { user } = open();
    await user.click(button('Log'));
    await user.click(await item('I wrote'));
    await toast('Email Logged');
    const added = { kind: 'note-added', id: 10, at, text: 'Added elsewhere' };
    server.use(
      http.get(`${contactUrl}/timeline`, () => HttpResponse.json([added])),
      http.delete(`${contactUrl}/activities/9`, () => refusal(503, 'Not now.')),
    );
    await user.keyboard('{Control>}z{/Control}');
    await toast('Not undone');
    expect(await screen.findByText('Added elsewhere', { selector: 'q' })).toBeInTheDocument();
  });

  it('takes its entry back and says so when it fails', async () => {
    const { user } = open();
    server.use(http.post(`${contactUrl}/activities`, () => refusal(503, 'We are briefly away.')));
    await user.click(button('Log'));
    await user.click(await item('I wrote'));
    await toast('Not Logged');
    expect(currentToast()?.description).toBe('We are briefly away.');
    await waitFor(() => expect(screen.queryByText('You wrote')).toBeNull());
  });
});

describe('the note line', () => {
  it('adds a note by Ctrl + Enter, once', async () => {
    const { user, asked } = open();
    await user.type(note(), 'Likes boats');
    await user.keyboard('{Control>}{Enter}{Enter}{/Control}');
    expect(await screen.findByText('Likes boats', { selector: 'q' })).toBeInTheDocument();
    await toast('Note Added');
    await waitFor(() => expect(note()).toHaveValue(''));
    expect(asked.activities).toEqual([{ kind: 'note', text: 'Likes boats' }]);
  });

  it('keeps what is typed when it fails, and when the panel is closed', async () => {
    const { user, ada, unmount } = open();
    server.use(http.post(`${contactUrl}/activities`, () => refusal(503, 'We are briefly away.')));
    await user.type(note(), 'Likes boats');
    await user.click(button('Add'));
    await toast('Not Logged');
    expect(note()).toHaveValue('Likes boats');
    unmount();
    open(ada);
    expect(note()).toHaveValue('Likes boats');
  });
});

describe('a reply', () => {
  it('begins as a template, filled for the lead, and is sent by Ctrl + Enter', async () => {
    const { user, ada, asked } = open({ company: 'Tide Chandlery' });
    await user.click(button('Reply'));
    await user.click(await item('First answer'));
    expect(await field(/^Subject/)).toHaveValue('For Tide Chandlery');
    const body = `Hello Ada,\n\n${window.location.origin}/thank-you?contactId=${ada.id}`;
    expect(await field(/^Message/)).toHaveValue(body);
    expect(screen.getByRole('dialog', { name: 'Reply to Ada Tidewater' })).toHaveTextContent(
      'To ada@tidewater.example.',
    );
    await user.click(await field(/^Message/));
    await user.keyboard('{Control>}{Enter}{Enter}{/Control}');
    await toast('Reply Sent');
    expect(asked.replies).toEqual([
      {
        subject: 'For Tide Chandlery',
        body,
        templateName: 'First answer',
        requestKey: expect.stringMatching(
          /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/,
        ),
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('goes on with the subject of the last one', async () => {
    const reply = { subject: 'For Tide Chandlery', body: 'Hello', templateName: null };
    const { user } = open({}, [
      { kind: 'mail', at, mail: 'lead-reply', state: 'sent', reason: null, reply },
    ]);
    await screen.findByText('Your reply: sent');
    await user.click(button('Reply'));
    await user.click(await item('Blank email'));
    expect(await field(/^Subject/)).toHaveValue('Re: For Tide Chandlery');
  });

  it('stays as a draft when it is closed or cannot be sent, and is sent once', async () => {
    const { user, asked } = open();
    await user.click(button('Reply'));
    await user.click(await item('Blank email'));
    await user.type(await field(/^Message/), 'Hello');
    await user.click(button('Send'));
    expect(await screen.findByText('Please enter a subject.')).toBeInTheDocument();
    await user.click(button('Close'));
    await user.click(button('Reply'));
    await user.click(await item('Continue your draft'));
    expect(await field(/^Message/)).toHaveValue('Hello');
    await user.type(await field(/^Subject/), 'Ads');
    const url = `${contactUrl}/replies`;
    const keys: string[] = [];
    server.use(
      http.post<never, CreateReplyBody>(
        url,
        async ({ request }) => {
          keys.push((await request.json()).requestKey);
          return refusal(503, 'We are briefly away.');
        },
        { once: true },
      ),
    );
    await user.click(button('Send'));
    await toast('Reply Not Sent');
    await user.click(button('Send'));
    await toast('Reply Sent');
    expect([...keys, ...asked.replies.map(({ requestKey }) => requestKey)]).toEqual([
      keys[0],
      keys[0],
    ]);
    await user.click(button('Reply'));
    await item('First answer');
    expect(screen.queryByRole('menuitem', { name: 'Continue your draft' })).toBeNull();
  });

  it('cannot be sent to a lead without an address', () => {
    open({ email: null });
    expect(button('Reply: no email address')).toBeDisabled();
  });
});
