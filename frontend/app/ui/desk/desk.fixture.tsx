import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createRoutesStub, useLocation } from 'react-router-dom';
import { expect } from 'vitest';
import { type Clock, ClockContext, systemClock } from '~/lib/clock';
import { createQueryClient } from '~/lib/query-client';
import { currentToast, dismissToast } from '../toast';
import { Toaster } from '../toast/toaster';
import { TooltipProvider } from './tooltip';

function Address() {
  const { search } = useLocation();
  return <p data-testid="address">{search}</p>;
}

interface ViewOptions {
  path?: string;
  clock?: Clock;
}

/** A view at this address that can show toasts, with none left over from an earlier test. */
export function openView(
  View: ComponentType,
  search = '',
  { path = '/admin', clock = systemClock }: ViewOptions = {},
): UserEvent {
  const left = currentToast();
  if (left) dismissToast(left.id);
  const Page = () => (
    <>
      <View />
      <Address />
      <Toaster />
    </>
  );
  const Stub = createRoutesStub([{ path, Component: Page }]);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ClockContext value={clock}>
        <TooltipProvider>
          <Stub initialEntries={[path + search]} />
        </TooltipProvider>
      </ClockContext>
    </QueryClientProvider>,
  );
  return userEvent.setup({ delay: null });
}

/** The current query string of the address. */
export const address = () => screen.getByTestId('address').textContent;

export const waitForToast = (title: string) =>
  waitFor(() => expect(currentToast()?.title).toBe(title));

/** The description of the toast. */
export const waitForNews = (description: string) =>
  waitFor(() => expect(currentToast()?.description).toBe(description));

/** Undoes the last step by the button of its toast. */
export const pressUndo = (user: UserEvent) =>
  user.click(
    within(screen.getByRole('region', { name: /Notifications/ })).getByRole('button', {
      name: 'Undo',
    }),
  );

/** Undoes the last step by keyboard. */
export const undoByKey = (user: UserEvent) => user.keyboard('{Control>}z{/Control}');
