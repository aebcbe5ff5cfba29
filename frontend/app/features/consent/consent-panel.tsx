import { Banner } from './components/banner';
import { SettingsDialog } from './components/settings-dialog';

interface ConsentPanelProps {
  banner: boolean;
  settings: boolean;
}

/** What the visitor sees of consent: the question, the settings over it, or neither. */
export function ConsentPanel({ banner, settings }: ConsentPanelProps) {
  return (
    <>
      {banner && <Banner />}
      {settings && <SettingsDialog />}
    </>
  );
}
