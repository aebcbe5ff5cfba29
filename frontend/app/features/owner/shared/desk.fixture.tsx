import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import type { ReactElement } from 'react';
import { createRoutesStub, useLocation } from 'react-router';
import { createQueryClient } from '~/lib/query-client';
import { TooltipProvider } from '~/ui/desk/tooltip';
import { Toaster } from '~/ui/toast';
import { currentToast, dismissToast } from '~/ui/toast/toast-store';

export function refusal(statusCode: number, message: string) {
  return HttpResponse.json({ statusCode, message }, { status: statusCode });
}

function Address() {
  const { search } = useLocation();
  return <p data-testid="address">{search}</p>;
}

/** A view of the desk at this address, with toasts and none left of an earlier test. */
export function openView(View: () => ReactElement, search = ''): UserEvent {
  const left = currentToast();
  if (left) dismissToast(left.id);
  const Page = () => (
    <>
      <View />
      <Address />
      <Toaster />
    </>
  );
  const Stub = createRoutesStub([{ path: '/admin', Component: Page }]);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TooltipProvider>
        <Stub initialEntries={[`/admin${search}`]} />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup({ delay: null });
}
