export { createApp } from './app.ts';
export { openShop, type Shop } from './shop.ts';
export { settingsFrom, SettingsError, type Settings } from './settings.ts';
