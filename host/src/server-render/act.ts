import type { ActionContext, ActionResult } from '@shop/contract';
import type { FormInput, FormOutput } from '../../contract/forms.ts';
import { serverRemotes } from '../federation/server.ts';
import { formCaller } from './form-caller.ts';

interface Taker {
  action?: (context: ActionContext) => Promise<ActionResult>;
}

/** The fields of a form as text; none where the body cannot be read. Files are left out. */
export const fieldsOf = async (type: string, body: string): Promise<URLSearchParams> => {
  const fields = new URLSearchParams();
  try {
    const sent = new Response(body, { headers: { 'content-type': type } });
    for (const [name, value] of await sent.formData()) if (typeof value === 'string') fields.append(name, value);
  } catch {
    return new URLSearchParams();
  }
  return fields;
};

/** Has a form taken by the page or part of a remote that it is for. @throws when that does not arrive or throws itself */
export const act = async (input: FormInput): Promise<FormOutput> => {
  const { remote, expose, remotes, report, url, origin, language, from } = input;
  const loader = serverRemotes(remotes, (error) => report(error.fault, error));
  const { action } = await loader.load<Taker>(remote, expose);
  if (!action) throw new Error(`${expose} of ${remote} takes no form`);
  const { call, guest } = formCaller(input);
  const fields = await fieldsOf(input.type, input.body);
  return { answer: await action({ url: new URL(url, origin), language, fields, from, call }), guest: guest() };
};
