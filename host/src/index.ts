// The federation core has to be in place before anything asks for the runtime.
import './federation/core.ts';
import { nextTask } from './dom/next-task.ts';

/** Has what the shell stands on run part by part: the page answers between them what was pressed. */
const run = async (): Promise<void> => {
  await import(/* webpackMode: "eager", webpackExports: ["createRoot"] */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: ["RouterProvider"] */ 'react-router-dom');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: ["makeStore"] */ '@shop/store');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: ["browserServices"] */ './browser/services.ts');
  await nextTask();
  await import(/* webpackMode: "eager" */ './main.tsx');
};

void run();
