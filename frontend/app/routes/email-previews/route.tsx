import { privatePageMeta } from '~/content/page-meta';
import { privatePages } from '~/content/private-pages';
import { PreviewDesk } from '~/features/email-previews/preview-desk';
import type { RouteHandle } from '~/root';
import ownerStyles from '~/styles/owner.css?url';
import { PageFailed } from '~/ui/site/page-failed';
import type { Route } from './+types/route';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: ownerStyles }];

export const meta = () => privatePageMeta(privatePages['email-previews']);

export const handle: RouteHandle = { isPrivate: true, isDesk: true };

export const ErrorBoundary = PageFailed;

export default function EmailPreviews() {
  return <PreviewDesk />;
}
