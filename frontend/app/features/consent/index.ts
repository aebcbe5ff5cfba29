export { Consent } from './consent';
export { ConsentDefaults } from './consent-defaults';
export { CookieSettingsButton } from './cookie-settings-button';
export { blockTagManager } from './tags';
