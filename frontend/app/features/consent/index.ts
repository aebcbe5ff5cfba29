export { ConsentDefaults } from './consent-defaults';
export { ConsentTemplates } from './consent-templates';
export { CookieSettingsButton } from './cookie-settings-button';
