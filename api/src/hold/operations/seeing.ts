import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { calls } from '@shop/contract';
import type { Door } from './shopping.ts';
import type { Shell } from './shell.ts';

/** Asks each second until it is so. @throws Error with what was to be seen after so many seconds */
export const see = async (what: string, isSo: () => Promise<boolean>, seconds: number): Promise<void> => {
  for (let left = seconds; left >= 0; left -= 1) {
    if (await isSo()) return console.log(`  seen: ${what}`);
    await wait(1_000);
  }
  throw new Error(`Not seen within ${seconds} s: ${what}`);
};

/** @throws Error with the text when it lacks what it has to say */
export const mustSay = (what: string, text: string, ...all: readonly (string | RegExp)[]): void => {
  const lacking = all.filter((one) => (typeof one === 'string' ? !text.includes(one) : !one.test(text)));
  if (lacking.length > 0) throw new Error(`${what} does not say ${lacking.join(', ')}:\n${text}`);
  console.log(`  seen: ${what} says ${all.join(', ')}`);
};

const dashboard = new URL('../../../../docs/monitoring/dashboard.json', import.meta.url);

interface Panel {
  title: string;
  targets?: { expr: string }[];
}

/** Returns the Prometheus query of a panel of the dashboard. @throws Error for one that it does not have */
const expressionOf = (title: string): string => {
  const { panels } = JSON.parse(readFileSync(dashboard, 'utf8')) as { panels: Panel[] }; // Grafana's own format
  const expression = panels.find((panel) => panel.title === title)?.targets?.[0]?.expr;
  if (expression === undefined) throw new Error(`The dashboard has no panel “${title}”`);
  return expression;
};

/** Returns Prometheus's answer to a panel, as text. */
const shownBy = async (title: string): Promise<string> => {
  const query = new URLSearchParams({ query: expressionOf(title) });
  const answer = await fetch(`http://127.0.0.1:9090/api/v1/query?${query}`).catch(() => null);
  return (await answer?.text()) ?? '';
};

const psql = (statement: string): string => `su postgres -c "psql --dbname shop --command '${statement}'"`;

/** Has a call fail for some time, as a broken release would, until dashboard and alerts tell it; `look` is what is done then. */
export const withErrors = async (shell: Shell, { api }: Door, look: () => Promise<void>): Promise<void> => {
  const { path } = calls.productFaq;
  await shell.run(psql('alter table question rename to question_gone'));
  const fail = async () => {
    const asked = { method: 'GET', headers: { client: 'pc' }, signal: AbortSignal.timeout(10_000) };
    const { status } = await api.ask(`${api.url}${path}?product_id=1`, asked);
    if (status < 500) throw new Error(`${path} answers ${status} without its table`);
  };
  const isShown = async (): Promise<boolean> => {
    await fail();
    return (await shownBy('Errors by route')).includes(`"route":"${path}"`);
  };
  await see(`“Errors by route” of the dashboard shows ${path}`, isShown, 120);
  const isAlerted = async (): Promise<boolean> => {
    await fail();
    return /"alertname":"ShopErrors"/.test(await (await fetch('http://127.0.0.1:9090/api/v1/alerts')).text());
  };
  await see('the alert ShopErrors waits for its five minutes', isAlerted, 120);
  await look();
  await shell.run(psql('alter table question_gone rename to question'));
};
