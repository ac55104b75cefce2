/** A captcha service. The sandbox knows its own answers; a real one asks its service about each, once. */
export interface CaptchaChecker {
  /** Whether this response came from a solved challenge. */
  isSolved(response: string): Promise<boolean>;
  /** Whether `auto_test=1` stands for a solved challenge (document 1 §4, Create account). */
  readonly allowsAutomatedTests: boolean;
}
