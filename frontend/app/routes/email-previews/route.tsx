import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { emailPreviews } from '~/content/email-previews';
import { privatePageMeta } from '~/content/page-meta';
import { ownerPages } from '~/content/private-pages';
import { PreviewDesk } from '~/features/email-previews/preview-desk';
import { OwnerPage } from '~/features/owner/frame/owner-page';
import { paths } from '~/lib/paths';
import { createQueryClient } from '~/lib/query-client';
import type { RouteHandle } from '~/root';
import ownerStyles from '~/styles/owner.css?url';
import { DeskFailed } from '~/ui/desk/desk-failed';
import type { Route } from './+types/route';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: ownerStyles }];

export const meta = () => privatePageMeta(ownerPages[paths.emailPreviews]);

export const handle: RouteHandle = { isPrivate: true, hasOwnBar: true };

export const ErrorBoundary = DeskFailed;

export default function EmailPreviews() {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <OwnerPage title={emailPreviews.heading} place="previews">
        <PreviewDesk />
      </OwnerPage>
    </QueryClientProvider>
  );
}
