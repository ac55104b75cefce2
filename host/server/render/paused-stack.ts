import { Session } from 'node:inspector';

interface Reply {
  id?: number;
  method?: string;
  params?: { scriptId?: string; url?: string; callFrames?: { location: { scriptId: string } }[] };
}

/**
 * Files of the functions that a worker thread is in, innermost first: the debugger stops it from outside, even in an
 * endless loop, and lets it go again. Empty when it does not stop within `limit` ms: it is blocked outside JavaScript.
 */
export const pausedStack = (threadId: number, limit: number): Promise<string[]> => {
  const session = new Session();
  session.connect();
  return new Promise<string[]>((resolve) => {
    const scripts = new Map<string, string>();
    let files: string[] = [];
    let letGo = (): void => session.disconnect();
    const timer = setTimeout(() => {
      letGo();
      resolve(files);
    }, limit);
    session.on('NodeWorker.attachedToWorker', ({ params: { sessionId, workerInfo } }) => {
      // Only the title holds the thread's own id.
      if (!workerInfo.title.startsWith(`[worker ${threadId}]`)) return;
      const send = (id: number, method: string) =>
        session.post('NodeWorker.sendMessageToWorker', { sessionId, message: JSON.stringify({ id, method }) });
      session.on('NodeWorker.receivedMessageFromWorker', ({ params }) => {
        if (params.sessionId !== sessionId) return;
        const reply = JSON.parse(params.message) as Reply; // Chrome's debugging protocol
        if (reply.method === 'Debugger.scriptParsed')
          scripts.set(reply.params?.scriptId ?? '', reply.params?.url ?? '');
        if (reply.method === 'Debugger.paused') {
          files = (reply.params?.callFrames ?? []).map(({ location }) => scripts.get(location.scriptId) ?? '');
          // A paused thread cannot be ended.
          send(3, 'Debugger.disable');
        }
        if (reply.id !== 3) return;
        clearTimeout(timer);
        resolve(files);
        session.disconnect();
      });
      send(1, 'Debugger.enable');
      send(2, 'Debugger.pause');
      // The pause waits for the thread to be back in JavaScript: it is taken back by then, and the session stays so long.
      letGo = () => send(3, 'Debugger.disable');
    });
    session.post('NodeWorker.enable', { waitForDebuggerOnStart: false });
  });
};
