import { Logo } from '../site/logo';

/** The bar of an owner's page that is still locked or failed, with the way back to the site. */
export function SiteBar() {
  return (
    <header className="absolute inset-x-0 top-0 flex h-(--header) items-center border-b border-sand bg-buff px-4">
      <Logo />
    </header>
  );
}
