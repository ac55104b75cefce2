import { months } from '@shop/contract';
import { planCover, choosePlan, namesPlan, planIds, planTitle } from './plan.ts';

const plans = [
  { term: 24, price: 2_999 },
  { term: 36, price: 3_999 },
];

test('a plan is named by either id, or by its months; the first that is given counts', () => {
  expect(planIds(7, 24)).toEqual({ planId: 'P7-24', offerPlanId: 'O7-24' });
  expect(choosePlan(7, plans, { planId: 'P7-36' })).toEqual(plans[1]);
  expect(choosePlan(7, plans, { offerPlanId: 'O7-36' })).toEqual(plans[1]);
  expect(choosePlan(7, plans, { term: 24 })).toEqual(plans[0]);
  expect(choosePlan(7, plans, { planId: 'P7-24', offerPlanId: 'O7-36', term: 36 })).toEqual(plans[0]);
  expect(choosePlan(7, plans, { offerPlanId: 'O7-24', term: 36 })).toEqual(plans[0]);
});

test('a plan of another product, or of no such term, is none', () => {
  for (const named of [{ planId: 'P8-24' }, { offerPlanId: 'O8-24' }, { planId: 'O7-24' }, { term: 12 }, {}]) {
    expect(choosePlan(7, plans, named)).toBeNull();
  }
});

test('whether a plan is asked for at all', () => {
  expect([{ planId: 'P7-24' }, { offerPlanId: 'O7-24' }, { term: 24 }].map(namesPlan)).toEqual([true, true, true]);
  expect([{}, { planId: '' }, { offerPlanId: '', term: 0 }].map(namesPlan)).toEqual([false, false, false]);
});

test('a plan is called by its years', () => {
  expect(planTitle(months(36), 'en')).toBe('3-year protection plan');
  expect(planTitle(months(24), 'fr')).toBe('Plan de protection de 2 ans');
});

test('PLAN-001 what a plan covers goes by the kind of product and its years, in both languages', () => {
  expect(planCover('appliance.html', months(36), 'en')).toEqual([
    'Motors, heating and electronics that fail',
    'Damage by power surges',
    'Repair or replacement at no cost for 3 years',
  ]);
  expect(planCover('outdoor.html', months(24), 'fr')).toEqual([
    'Rouille, décoloration et fissures',
    'Dommages causés par le vent, la neige et le gel',
    'Réparation ou remplacement sans frais pendant 2 ans',
  ]);
  const furniture = planCover('furniture.html', months(24), 'en');
  expect(furniture[0]).toBe('Stains, rips and burns');
  expect(planCover(null, months(24), 'en')).toEqual(furniture);
  for (const machine of ['sports-games.html', 'health-beauty.html']) {
    expect(planCover(machine, months(24), 'en')[1]).toBe('Damage by power surges');
  }
  for (const hard of ['kitchen.html', 'bath.html', 'toys-hobbies.html']) {
    expect(planCover(hard, months(24), 'en')[0]).toBe('Cracks and chips after a fall');
  }
});
