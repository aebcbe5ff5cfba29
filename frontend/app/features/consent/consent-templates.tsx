import { Banner } from './components/banner';
import { SettingsDialog } from './components/settings-dialog';

/** What start-consent.ts shows when it is needed. Until then, none of it is in the page. */
export function ConsentTemplates() {
  return (
    <>
      <template id="consent-banner">
        <Banner />
      </template>
      <template id="cookie-settings">
        <SettingsDialog />
      </template>
    </>
  );
}
