export { SettingsError } from './settings-error.ts';
export { startReading, type Reading } from './reading.ts';
export { type Environment } from './sandbox.ts';
export { settingsForStart } from './required.ts';
export { givenTo } from './given.ts';
export { schema, settingsOf, type SettingName } from './schema.ts';
export { topics, type Process, type Setting } from './setting.ts';
export { figuresFrom, tracingFrom } from './telemetry-from.ts';
export { fraudScriptFrom } from './fraud-script-from.ts';
