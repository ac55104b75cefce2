import { textsFor } from '@shop/testing';
import { expectAccessible } from '@shop/testing/accessible';
import { useRealApi } from '@shop/testing/real-api';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as business from './business-account.tsx';
import * as dropship from './dropship.tsx';
import { openPage } from '../testing/customer.ts';
import { texts } from '../testing/texts.ts';

const api = useRealApi();
const languages = ['en', 'fr'] as const;
const name = 'Zoé Bernard & fils';
const message = 'Two lines,\nand a <b>bold</b> one.';
const fill = async (field: HTMLElement, text: string): Promise<void> => {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};

test.each(languages)(
  'DROP-001 DROP-002 a reseller applies: what is wrong is said and nothing typed is lost, and what was sent stays sent and can be changed (%s)',
  async (language) => {
    const t = textsFor({ texts, language });
    const visitor = await api.customer();
    const view = await openPage(dropship, { visitor, language });
    const field = (label: string) => screen.findByLabelText(new RegExp(`^${t(`apply.${label}`)}`));
    const send = () => userEvent.click(screen.getByRole('button', { name: t('apply.send') }));
    await fill(await field('name'), name);
    await fill(await field('email'), 'zoe@');
    await fill(await field('telephone'), '12');
    await fill(await field('message'), message);
    await fill(await field('website'), 'javascript:alert(1)');
    await send();
    for (const label of ['email', 'telephone', 'channel']) expect(await field(label)).toBeInvalid();
    expect(await field('email')).toHaveFocus();
    await expectAccessible();
    await fill(await field('email'), visitor.email);
    await fill(await field('telephone'), '(416) 555-0188');
    await userEvent.selectOptions(await field('channel'), t('apply.channels.social'));
    await send();
    await waitFor(async () => expect(await field('website')).toBeInvalid());
    expect(await field('website')).toHaveFocus();
    expect(await field('name')).toHaveValue(name);
    expect(await field('email')).toHaveValue(visitor.email);
    expect(await field('telephone')).toHaveValue('(416) 555-0188');
    expect(await field('message')).toHaveValue(message);
    expect(await field('website')).toHaveValue('javascript:alert(1)');
    await fill(await field('website'), 'https://shop.example/');
    await send();
    expect(await screen.findByText(t('dropship.pending', { name }))).toBeVisible();

    view.unmount();
    await openPage(dropship, { visitor, language });
    expect(await screen.findByText(t('dropship.pending', { name }))).toBeVisible();
    expect(screen.queryByRole('button', { name: t('apply.send') })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: t('dropship.edit') }));
    expect(await field('message')).toHaveValue(message);
    await fill(await field('name'), 'Zoé');
    await userEvent.click(screen.getByRole('button', { name: t('apply.save') }));
    expect(await screen.findByText(t('dropship.pending', { name: 'Zoé' }))).toBeVisible();
    const { application } = await api.call('dropshipProgram', {}, visitor);
    expect(application).toMatchObject({ name: 'Zoé', sales_channel: 'social', website: 'https://shop.example/' });
  },
);

test.each(languages)(
  'DROP-005 a company applies for a business account: a wrong number is said at its field, and what was sent stays sent (%s)',
  async (language) => {
    const t = textsFor({ texts, language });
    const visitor = await api.customer();
    const view = await openPage(business, { visitor, language });
    const send = () => userEvent.click(screen.getByRole('button', { name: t('apply.send') }));
    const theirs = await screen.findByLabelText(t('apply.name'));
    const email = screen.getByLabelText(t('apply.email'));
    const company = screen.getByLabelText(new RegExp(`^${t('apply.company')}`));
    const number = screen.getByLabelText(new RegExp(`^${t('business.number')}`));
    await send();
    expect(theirs).toBeInvalid();
    expect(email).toBeInvalid();
    await fill(theirs, name);
    await fill(email, visitor.email);
    await fill(company, 'Bernard & fils');
    await fill(number, '12 34');
    await send();
    await waitFor(() => expect(number).toBeInvalid());
    expect(theirs).toHaveValue(name);
    expect(company).toHaveValue('Bernard & fils');
    expect(number).toHaveValue('12 34');
    await fill(number, '123 456 789');
    await send();
    expect(await screen.findByText(t('business.pending', { name }))).toBeVisible();

    view.unmount();
    await openPage(business, { visitor, language });
    expect(await screen.findByText(t('business.pending', { name }))).toBeVisible();
    expect(screen.queryByRole('button', { name: t('apply.send') })).not.toBeInTheDocument();
    const { application } = await api.call('businessAccount', {}, visitor);
    expect(application).toMatchObject({ name, company: 'Bernard & fils', business_number: '123456789' });
  },
);
