export { Consent } from './consent';
export { ConsentDefaults } from './consent-defaults';
export { CookieSettingsButton } from './cookie-settings-button';
export { keepTagsOut } from './tags';
