#!/usr/bin/env node
// Starts Firefox ESR for Playwright, which speaks WebDriver BiDi with it but asks for settings that an ESR does not know
// yet, at every page and whether or not a test wants them. Those are taken as done here; everything else goes through.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const browser = process.env.FIREFOX_PATH || '/usr/bin/firefox-esr';
/** What Playwright asks for by itself: colours, motion, size of the screen and the like. */
const setting = /^emulation\./;

const child = spawn(browser, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
child.on('error', (error) => {
  console.error(
    `${browser} cannot be started: ${error.message}. Debian has it as firefox-esr; FIREFOX_PATH names another.`,
  );
  process.exit(1);
});
child.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));

interface Message {
  id?: number;
  method?: string;
  type?: string;
  error?: string;
}

/** Hands messages between Playwright (`near`) and the browser that listens at `url`. */
const between = (near: WebSocket, url: string): void => {
  const far = new WebSocket(url, { perMessageDeflate: false });
  const early: string[] = [];
  const settings = new Set<number>();
  near.on('message', (data: Buffer) => {
    const text = data.toString();
    const { id, method = '' } = JSON.parse(text) as Message; // of the protocol
    if (id !== undefined && setting.test(method)) settings.add(id);
    if (far.readyState === WebSocket.OPEN) far.send(text);
    else early.push(text);
  });
  far.on('open', () => {
    for (const text of early) far.send(text);
  });
  far.on('message', (data: Buffer) => {
    const text = data.toString();
    const { id, type, error } = JSON.parse(text) as Message; // of the protocol
    const isUnknown = id !== undefined && settings.delete(id) && type === 'error' && error === 'unknown command';
    near.send(isUnknown ? JSON.stringify({ type: 'success', id, result: {} }) : text);
  });
  near.on('close', () => far.close());
  far.on('close', () => near.close());
};

createInterface({ input: child.stderr }).on('line', (line) => {
  const [, listening] = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(line) ?? [];
  if (listening === undefined) return void console.error(line);
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false }, () => {
    const address = server.address();
    if (address !== null && typeof address === 'object')
      console.error(`WebDriver BiDi listening on ws://127.0.0.1:${address.port}`);
  });
  server.on('connection', (near, request) => between(near, listening + (request.url ?? '')));
});
