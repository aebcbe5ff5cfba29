import {
  apiPaths,
  type CreateActivityRequest,
  type CreateReplyBody,
  type Lead,
  type TimelineEntry,
} from '@agency/contracts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { openView, undoByKey, waitForToast } from '~/ui/desk/desk.fixture';
import { currentToast } from '~/ui/toast';
import { refusal, server } from '../../../../test/server';
import { contactUrl, lead, serveLeads } from '../shared/leads.fixture';
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
      <LeadTimeline lead={shown} />
    </>
  );
}

/** The actions on a lead with its timeline, as in the panel; returns the requests to the service. */
function open(facts: Partial<Lead> = {}, entries: TimelineEntry[] = []) {
  const ada = lead(facts);
  const timeline = [...entries];
  const asked: { activities: CreateActivityRequest[]; replies: CreateReplyBody[] } = {
    activities: [],
    replies: [],
  };
  shown = ada;
  serveLeads({ leads: [ada], timeline });
  server.use(
    http.get(apiPaths.replyTemplates, () => HttpResponse.json(templates)),
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
  return { ada, asked, user: openView(Actions) };
}

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
    await waitForToast('Call Logged: Left a voicemail');
    expect(button('Follow up tomorrow')).toBeInTheDocument();
    expect(asked.activities).toEqual([{ kind: 'called', outcome: 'voicemail' }]);
    await undoByKey(user);
    await waitFor(() => expect(screen.queryByText(/^You called/)).toBeNull());
  });

  it('takes its entry back and says so when it fails', async () => {
    const { user } = open({}, [{ kind: 'note-added', id: 8, at, text: 'Likes boats' }]);
    expect(await screen.findByText('Likes boats', { selector: 'q' })).toBeInTheDocument();
    server.use(
      http.post(`${contactUrl}/activities`, () => refusal(503, 'We are briefly away.')),
      http.get(`${contactUrl}/timeline`, () => refusal(503, 'We are briefly away.')),
    );
    await user.click(button('Log'));
    await user.click(await item('I emailed'));
    await waitForToast('Couldn’t Log This');
    expect(currentToast()?.description).toBe('We are briefly away.');
    await waitFor(() => expect(screen.queryByText('You emailed')).toBeNull());
    expect(screen.getByText('Likes boats', { selector: 'q' })).toBeInTheDocument();
  });
});

describe('the note line', () => {
  it('adds a note by Ctrl + Enter, once', async () => {
    const { user, asked } = open();
    await user.type(note(), 'Likes boats');
    await user.keyboard('{Control>}{Enter}{Enter}{/Control}');
    expect(await screen.findByText('Likes boats', { selector: 'q' })).toBeInTheDocument();
    await waitForToast('Note Added');
    await waitFor(() => expect(note()).toHaveValue(''));
    expect(asked.activities).toEqual([{ kind: 'note', text: 'Likes boats' }]);
  });

  it('keeps what is typed when it fails, and when the panel is closed', async () => {
    const { user, ada } = open();
    server.use(http.post(`${contactUrl}/activities`, () => refusal(503, 'We are briefly away.')));
    await user.type(note(), 'Likes boats');
    await user.click(button('Add'));
    await waitForToast('Couldn’t Log This');
    expect(note()).toHaveValue('Likes boats');
    cleanup();
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
    await waitForToast('Reply Sent');
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

  it('asks someone with a call ahead for no time', async () => {
    const nextCall = { id: 7, scheduledAt: '2026-11-24T15:00:00.000Z' };
    const { user, asked } = open({ nextCall });
    await user.click(button('Reply'));
    await user.click(await item('See you on Tue, Nov 24'));
    expect(screen.queryByRole('menuitem', { name: 'First answer' })).not.toBeInTheDocument();
    const message = await screen.findByRole('textbox', { name: /^Message/ });
    const text = 'See you on Tuesday, November 24 at 10:00 AM Eastern Time.';
    expect((message as HTMLTextAreaElement).value).toContain(text);
    await user.type(message, '{Control>}{Enter}{/Control}');
    await waitFor(() => expect(asked.replies).toHaveLength(1));
    expect(asked.replies[0]?.body).not.toContain('thank-you');
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
    await waitForToast('Couldn’t Send Reply');
    await user.click(button('Send'));
    await waitForToast('Reply Sent');
    expect([...keys, ...asked.replies.map(({ requestKey }) => requestKey)]).toEqual([
      keys[0],
      keys[0],
    ]);
    await user.click(button('Reply'));
    await item('First answer');
    expect(screen.queryByRole('menuitem', { name: 'Continue your draft' })).toBeNull();
  });

  it('cannot be written to a lead without an address', async () => {
    const { user } = open({ email: null });
    await user.click(button('Reply'));
    expect(await screen.findByText('This lead has no email address.')).toBeInTheDocument();
    expect(screen.queryByRole('menuitem')).toBeNull();
  });
});
