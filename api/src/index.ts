export { createApp } from './app.ts';
export { openShop, type Shop } from './shop.ts';
export { settingsFrom, type Settings } from './settings.ts';
