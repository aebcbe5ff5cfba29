import { Banner } from './components/banner';
import { SettingsDialog } from './components/settings-dialog';

interface ConsentPanelProps {
  banner: boolean;
  settings: boolean;
}

/** The consent UI: the banner, the settings over it, or nothing. */
export function ConsentPanel({ banner, settings }: ConsentPanelProps) {
  return (
    <>
      {banner && <Banner />}
      {settings && <SettingsDialog />}
    </>
  );
}
