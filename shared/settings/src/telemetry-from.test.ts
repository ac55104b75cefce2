import { startReading } from './reading.ts';
import { figuresFrom, tracingFrom } from './telemetry-from.ts';

const from = (environment: Record<string, string>) => {
  const given = startReading(environment, 'web');
  const settings = { traces: tracingFrom(given), figures: figuresFrom(given) };
  given.end();
  return settings;
};
const of = (environment: Record<string, string>) => from(environment).traces;
const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318/';

test('nothing is traced without a collector, or when it is switched off', () => {
  expect([of({}), of({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'true' })]).toEqual([null, null]);
});

test('spans go to a path of the collector, or to an address of their own, with headers and facts', () => {
  expect(of({ OTEL_EXPORTER_OTLP_ENDPOINT })).toEqual({
    url: 'http://collector:4318/v1/traces',
    headers: {},
    timeout: 10_000,
    service: null,
    attributes: {},
    share: 1,
    asCaller: true,
    delay: 5_000,
    waiting: 2_048,
  });
  expect(
    of({
      OTEL_EXPORTER_OTLP_ENDPOINT,
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://elsewhere/spans',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20a%3D=, x=1',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=staging',
    }),
  ).toMatchObject({
    url: 'https://elsewhere/spans',
    headers: { authorization: 'Basic a==', x: '1' },
    attributes: { 'deployment.environment.name': 'staging' },
  });
});

test.each([
  ['always_on', 1, false],
  ['parentbased_always_off', 0, true],
  ['traceidratio', 0.05, false],
  ['parentbased_traceidratio', 0.05, true],
])('a share of the traces: %s', (sampler, share, asCaller) => {
  const environment = { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: '0.05' };
  expect(of(environment)).toMatchObject({ share, asCaller });
});

test('what cannot be read is told without the secret', () => {
  const given = startReading(
    { OTEL_EXPORTER_OTLP_HEADERS: 'key-of-ours', OTEL_TRACES_SAMPLER_ARG: '1.5', OTEL_RESOURCE_ATTRIBUTES: 'a=%' },
    'api',
  );
  expect(given.end).toThrow(
    'OTEL_EXPORTER_OTLP_HEADERS must be names with values such as a=1,b=2.\nOTEL_RESOURCE_ATTRIBUTES must be names with values such as a=1,b=2, not “a=%”.\nOTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not “1.5”.',
  );
});

test('figures go to a path of the same collector, or to an address of their own, as often as is said', () => {
  const figures = { headers: { x: '1' }, timeout: 10_000, service: 'shop', attributes: { a: 'b' }, every: 60_000 };
  const environment = {
    OTEL_EXPORTER_OTLP_HEADERS: 'x=1',
    OTEL_SERVICE_NAME: 'shop',
    OTEL_RESOURCE_ATTRIBUTES: 'a=b',
  };
  expect(from({ OTEL_EXPORTER_OTLP_ENDPOINT, ...environment }).figures).toEqual({
    url: 'http://collector:4318/v1/metrics',
    ...figures,
  });
  const alone = {
    OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: 'https://elsewhere/figures',
    OTEL_METRIC_EXPORT_INTERVAL: '5000',
  };
  expect(from({ ...environment, ...alone })).toEqual({
    traces: null,
    figures: { url: 'https://elsewhere/figures', ...figures, every: 5_000 },
  });
});

test('nothing is sent without a collector or when it is switched off; traces and figures are switched off alone too', () => {
  const off = { traces: null, figures: null };
  expect(from({})).toEqual(off);
  expect(from({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'true' })).toEqual(off);
  expect(from({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_METRICS_EXPORTER: 'none' })).toMatchObject({
    traces: { url: 'http://collector:4318/v1/traces' },
    figures: null,
  });
  expect(from({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_EXPORTER: 'none' })).toMatchObject({
    traces: null,
    figures: { url: 'http://collector:4318/v1/metrics' },
  });
});
