import { contactTopics, paths, type ActionContext, type ActionResult, type ContactNotice } from '@shop/contract';
import { cleaned } from '@shop/format';

/**
 * The contact form without scripts, which brings no pictures: sends the message and comes back to the page, which says
 * what became of it.
 */
export const action = async ({ url, fields, call }: ActionContext): Promise<ActionResult> => {
  const page = url.pathname === paths.feedback() ? paths.feedback : paths.contact;
  const back = (notice: ContactNotice) => ({ redirect: page({ notice }) });
  const text = (name: string): string => cleaned(fields.get(name) ?? '');
  const topic = contactTopics.find((known) => known === text('topic'));
  if (!topic || text('name') === '' || text('email') === '' || text('message') === '') return back('invalid');
  const order_id = text('order_id');
  const body = { name: text('name'), email: text('email'), topic, message: text('message') };
  const { code } = await call('visitor', 'contactMessage', { body: { ...body, ...(order_id && { order_id }) } });
  if (code === 200) return back('sent');
  return back(code === 400 ? 'invalid' : 'unavailable');
};
