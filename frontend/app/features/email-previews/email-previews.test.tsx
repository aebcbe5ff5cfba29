import { apiPaths } from '@agency/contracts';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { emailPreviews, ownerPreviews } from '~/content/email-previews';
import { openView } from '~/ui/desk/desk.fixture';
import { server } from '../../../test/server';
import { PreviewDesk } from './preview-desk';

const previewUrl = `${apiPaths.emailPreview}/:name`;

/** The reminders are public; the other emails are for the owner. */
function serveEmails({ gates = [] as string[], status = 200 } = {}) {
  const state = { status };
  const asked: string[] = [];
  server.use(
    http.get(apiPaths.session, () => HttpResponse.json({ gates })),
    http.head<{ name: string }>(previewUrl, ({ params }) => {
      asked.push(params.name);
      return new HttpResponse(null, { status: state.status });
    }),
  );
  return { state, asked };
}

const openPage = () => openView(PreviewDesk, '', { path: '/email-previews' });

const previewButton = (name: RegExp) => screen.getByRole('button', { name });
const frame = (title: RegExp) => screen.findByTitle<HTMLIFrameElement>(title);

describe('the email previews', () => {
  it('offers the two reminders and the way home', async () => {
    serveEmails();
    openPage();
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Preview 24-hour reminder',
      'Preview 10-minute reminder',
    ]);
    expect(document.querySelector('iframe')).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });

  it('opens the chosen email in a sandboxed frame 800 pixels high', async () => {
    const { asked } = serveEmails();
    const user = openPage();
    await user.click(previewButton(/24-hour/));
    const shown = await frame(/24-hour reminder/);
    expect(shown).toHaveAttribute('src', '/api/email-preview/24hour');
    expect(shown).toHaveAttribute('height', '800');
    // No permissions at all.
    expect(shown).toHaveAttribute('sandbox', '');
    const link = screen.getByRole('link', { name: 'Open in New Tab' });
    expect(link).toHaveAttribute('href', '/api/email-preview/24hour');
    expect(link).toHaveAttribute('target', '_blank');

    await user.click(previewButton(/10-minute/));
    expect(await frame(/10-minute reminder/)).toHaveAttribute('src', '/api/email-preview/10minute');
    expect(document.querySelectorAll('iframe')).toHaveLength(1);
    expect(asked).toEqual(['24hour', '10minute']);
  });

  it('moves the focus to the preview, and back when it closes', async () => {
    serveEmails();
    const user = openPage();
    await user.click(previewButton(/10-minute/));
    await frame(/10-minute/);
    expect(document.activeElement).toHaveTextContent('10-minute reminder');
    await user.click(screen.getByRole('button', { name: 'Close Preview' }));
    expect(document.querySelector('iframe')).toBeNull();
    expect(previewButton(/10-minute/)).toHaveFocus();
  });

  it('shows that it is loading until the email has loaded', async () => {
    serveEmails();
    const user = openPage();
    await user.click(previewButton(/24-hour/));
    expect(screen.getByText('Loading the preview …')).toBeInTheDocument();
    (await frame(/24-hour/)).dispatchEvent(new Event('load'));
    await waitFor(() => expect(screen.queryByText('Loading the preview …')).toBeNull());
  });

  it('shows an error and can try again', async () => {
    const { state } = serveEmails({ status: 503 });
    const user = openPage();
    await user.click(previewButton(/24-hour/));
    expect(await screen.findByText('The preview couldn’t be loaded')).toBeInTheDocument();
    expect(screen.getByText(/^Something went wrong on our side/)).toBeInTheDocument();
    expect(document.querySelector('iframe')).toBeNull();
    state.status = 200;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await frame(/24-hour/)).toBeInTheDocument();
  });

  it('shows the owner all other emails too', async () => {
    serveEmails({ gates: ['admin'] });
    const user = openPage();
    expect(await screen.findByText('All other emails')).toBeInTheDocument();
    for (const name of ownerPreviews) {
      expect(
        screen.getByRole('button', { name: emailPreviews.previews[name].title }),
      ).toBeInTheDocument();
    }
    await user.click(screen.getByRole('button', { name: 'Invitation' }));
    expect(await frame(/Invitation/)).toHaveAttribute(
      'src',
      '/api/email-preview/booking-invitation',
    );
  });

  it('asks the owner to log in when the session has ended', async () => {
    const { state } = serveEmails({ gates: ['admin'] });
    const user = openPage();
    await screen.findByText('All other emails');
    state.status = 401;
    await user.click(screen.getByRole('button', { name: 'Call moved' }));
    expect(await screen.findByText(/Your session has ended/)).toBeInTheDocument();
  });

  it('still shows the reminders when the session is unknown', async () => {
    serveEmails();
    server.use(http.get(apiPaths.session, () => HttpResponse.error()));
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const user = openPage();
    await waitFor(() => expect(warn).toHaveBeenCalled());
    await user.click(previewButton(/24-hour/));
    expect(await frame(/24-hour/)).toBeInTheDocument();
    expect(screen.queryByText('All other emails')).toBeNull();
  });
});
