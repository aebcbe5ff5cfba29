import { PageFailed } from '../site/page-failed';
import { SiteBar } from './site-bar';

/** Replaces an owner's page that failed. */
export function DeskFailed() {
  return (
    <>
      <SiteBar />
      <PageFailed />
    </>
  );
}
