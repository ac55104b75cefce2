/** A setting that cannot be used; the message is one line for a person. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}
