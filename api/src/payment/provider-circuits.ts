import {
  CircuitState,
  circuitBreaker,
  ConsecutiveBreaker,
  handleWhen,
  isBrokenCircuitError,
  type CircuitBreakerPolicy,
} from 'cockatiel';
import { Gauge } from 'prom-client';

/** So many questions in a row that a provider left hanging, and it is left alone. */
const hangs = 3;
/** How long it is left alone, in ms; then one question finds out whether it is back. */
const leftAlone = 10_000;

const open = new Gauge({
  name: 'shop_provider_left_alone',
  help: 'Whether questions to a host of a provider fail at once, because it left several hanging',
  labelNames: ['host'],
});

const nameIn = (error: unknown): unknown => (typeof error === 'object' && error ? Reflect.get(error, 'name') : null);

/** Whether an answer, or a connection, was waited for in vain: an error that comes at once holds nobody up. */
const isTimeout = (error: unknown): boolean =>
  nameIn(error) === 'TimeoutError' || (error instanceof Error && nameIn(error.cause) === 'ConnectTimeoutError');

/** A question that is not asked. */
class LeftAlone extends Error {
  constructor(options?: ErrorOptions) {
    super('it left the last questions without an answer, and is left alone for a moment', options);
  }
}

const circuits = new Map<string, CircuitBreakerPolicy>();

const circuitTo = (host: string): CircuitBreakerPolicy => {
  const known = circuits.get(host);
  if (known) return known;
  const made = circuitBreaker(handleWhen(isTimeout), {
    halfOpenAfter: leftAlone,
    breaker: new ConsecutiveBreaker(hangs),
  });
  made.onBreak(() => open.set({ host }, 1));
  made.onReset(() => open.set({ host }, 0));
  circuits.set(host, made);
  return made;
};

/**
 * Asks a provider, unless it left the last questions hanging: who waits for it holds a connection, and the person
 * at the other end waits as long. While one question finds out whether it is back, nobody waits for that one's end.
 * Each process finds out by itself.
 * @throws whatever `ask` throws; an error that says so while the provider is left alone
 */
export const throughCircuit = async <T>(url: string, ask: () => Promise<T>): Promise<T> => {
  const circuit = circuitTo(new URL(url).host);
  // The library has others wait for the end of the one question.
  if (circuit.state === CircuitState.HalfOpen) throw new LeftAlone();
  try {
    return await circuit.execute(ask);
  } catch (error) {
    throw isBrokenCircuitError(error) ? new LeftAlone({ cause: error }) : error;
  }
};
