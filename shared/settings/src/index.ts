export { SettingsError } from './settings-error.ts';
export { startReading } from './reading.ts';
export { sandboxOf, type Environment } from './sandbox.ts';
export { missingSettings, settingsForStart } from './required.ts';
