import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal, server } from '../../../test/server';
import {
  acceptLeads,
  contactsUrl,
  disclosure,
  enter,
  field,
  fillIn,
  openForm,
  withoutBotCheck,
} from './lead-form.fixture';

beforeEach(withoutBotCheck);

describe('the disclosure of the optional fields', () => {
  it('is closed while they are empty', () => {
    openForm('lead');
    expect(disclosure().open).toBe(false);
  });

  it('stays closed for a service that the link chose, which it names, and is sent', async () => {
    const posted = acceptLeads();
    const user = openForm('asked');
    expect(disclosure().open).toBe(false);
    expect(screen.getByText('About: Paid Search')).toBeInTheDocument();
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: /Schedule/ }));
    await screen.findByText(/Thank-you page/);
    expect(posted).toMatchObject([{ service: 'paid-search' }]);
  });

  it('names the service that is chosen in it', async () => {
    const user = openForm('asked');
    await user.click(screen.getByText('Tell us more (optional)'));
    expect(disclosure().open).toBe(true);
    await user.selectOptions(field.service(), 'analytics');
    expect(screen.getByText('About: Analytics & Reporting')).toBeInTheDocument();
    await user.selectOptions(field.service(), '');
    expect(screen.queryByText(/^About:/)).toBeNull();
  });

  it('opens for a field that the server refuses', async () => {
    server.use(
      http.post(contactsUrl, () =>
        refusal(400, 'Please check the company.', [
          { path: 'company', message: 'This name is too long.' },
        ]),
      ),
    );
    const user = openForm('lead');
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: /Schedule/ }));
    expect(await screen.findByText('This name is too long.')).toBeVisible();
    expect(disclosure().open).toBe(true);
    await waitFor(() => expect(screen.getByLabelText('Company')).toHaveFocus());
  });
});

describe('the Next key', () => {
  it('leads through the required fields, and sends from the last', async () => {
    const posted = acceptLeads();
    const user = openForm('lead');
    await user.click(field.name());
    await user.keyboard('Ada Tidewater{Enter}');
    expect(field.email()).toHaveFocus();
    await user.keyboard('ada@tidewater.example{Enter}');
    expect(field.phone()).toHaveFocus();
    await user.keyboard('9105550100{Enter}');
    await screen.findByText(/Thank-you page/);
    expect(posted).toHaveLength(1);
  });

  it('passes over what is filled in already', async () => {
    const posted = acceptLeads();
    const user = openForm('lead');
    await enter(user, field.email(), 'ada@tidewater.example');
    await user.click(field.name());
    await user.keyboard('Ada{Enter}');
    expect(field.phone()).toHaveFocus();
    expect(posted).toEqual([]);
  });
});
