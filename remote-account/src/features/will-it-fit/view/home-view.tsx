import { paths } from '@shop/contract';
import { cartApi, useLanguage, useTranslation, type AppDispatch, useDispatch } from '@shop/platform';
import { Button, Form } from '@shop/ui';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { Panel } from '../../../parts/panel.tsx';
import { sizesApi } from '../endpoints.ts';
import { pressed, type Asked } from '../home/address.ts';
import { answersOf } from '../home/answers.ts';
import { cartProducts } from '../home/cart-products.ts';
import { choiceNames, isChoiceOf, lengthNames, type Typed } from '../home/fields.ts';
import { inOtherUnit, type Rewritten } from '../home/in-other-unit.ts';
import { MOST_PIECES, withoutPiece, withoutSpots, withProducts, writePieces, type Plan } from '../home/plan.ts';
import { readHome } from '../home/read-home.ts';
import { usePlan } from '../home/use-plan.ts';
import type { Spot } from '../geometry/room.ts';
import { Measures } from './measures.tsx';
import { PiecesPanel } from './pieces-panel.tsx';
import { PlanNotices } from './plan-notices.tsx';
import { PlanView } from './plan-view.tsx';
import { SharePlan } from './share-plan.tsx';
import { useLengths } from './use-lengths.ts';
import { useSentences } from './use-sentences.ts';
import { useShownProblems } from './use-shown-problems.ts';
import styles from './home-view.module.css';

/** What the fields of the form say now. */
const typedIn = (form: HTMLFormElement, typed: Typed): Typed => {
  const read = new FormData(form);
  const next = { ...typed };
  for (const name of [...lengthNames, ...choiceNames]) {
    const text = read.get(name);
    if (typeof text === 'string') next[name] = text;
  }
  return next;
};

/** Has the fields of the form say these lengths. */
const writeLengths = (form: HTMLFormElement, typed: Typed): void => {
  for (const name of lengthNames) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = typed[name];
  }
};

interface Props {
  asked: Asked;
  /** With what the cart holds, where that was asked for. */
  first: Plan;
  /** The products of the address are on this device's own plan now. */
  onMerged: () => void;
}

/** A home's measures, the pieces that shall come into it, and what becomes of each. */
export const HomeView = ({ asked, first, onMerged }: Props) => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const dispatch = useDispatch<AppDispatch>();
  const { plan, version, ids, change, ...own } = usePlan(asked, first, onMerged);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const rewritten = useRef<Rewritten>({});
  const sizes = sizesApi.useProductSizesQuery(ids, { skip: ids.length === 0 });
  const { home, problems } = readHome(plan.typed);
  const { shown, showAll, onBlur } = useShownProblems(problems, asked.hasHome);
  const { length } = useLengths(home.unit);

  const knownOf = (id: number) => sizes.data?.find(({ product_id }) => product_id === id);
  const nameOf = (index: number): string => {
    const id = plan.pieces[index]?.id ?? 0;
    return knownOf(id)?.name ?? t('fit.number', { id });
  };
  const answers = answersOf(home, plan.pieces, knownOf);
  const sentences = useSentences({ unit: home.unit, doors: home.doors, nameOf });

  useEffect(() => {
    // The browser restores fields, and people type before hydration.
    if (!form.current) return;
    const typed = typedIn(form.current, first.typed);
    const names = [...lengthNames, ...choiceNames].filter((name) => typed[name] !== first.typed[name]);
    const changed = Object.fromEntries(names.map((name) => [name, typed[name]]));
    if (names.length > 0) change((now) => ({ ...now, typed: { ...now.typed, ...changed } }));
    // oxlint-disable-next-line react/exhaustive-deps -- once, with what was there
  }, []);

  const addCart = async (): Promise<void> => {
    const { data: cart } = await dispatch(cartApi.endpoints.cart.initiate(undefined, { subscribe: false }));
    if (!cart) return setSaid(t('fit.cartFailed'));
    const products = cartProducts(cart);
    const next = withProducts(plan, products);
    const added = t('fit.cartAdded', { count: next.pieces.length - plan.pieces.length });
    setSaid(next.pieces.length < MOST_PIECES ? added : `${added} ${t('fit.full')}`);
    // What was typed meanwhile stays.
    return change((now) => withProducts(now, products));
  };
  const sent = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>): void => {
    event.preventDefault();
    const button = event.nativeEvent.submitter as HTMLButtonElement | null; // buttons alone send it
    if (button?.name === pressed.add) return void addCart();
    if (button?.name === pressed.remove) {
      const index = Number(button.value);
      setSaid(t('fit.removed', { name: nameOf(index) }));
      heading.current?.focus();
      return change((now) => withoutPiece(now, index));
    }
    if (button?.name === pressed.arrange) {
      setSaid(t('fit.plan.arranged'));
      return change(withoutSpots);
    }
    showAll();
    const wrong = lengthNames.find((name) => problems[name]);
    const field = wrong && event.currentTarget.elements.namedItem(wrong);
    if (field instanceof HTMLElement) {
      field.closest('details')?.setAttribute('open', '');
      return field.focus();
    }
    return heading.current?.focus();
  };

  const moved = (index: number, spot: Spot): void => {
    // From the first move on everything stays where it is shown.
    const pieces = plan.pieces.map(({ id }, place) => ({
      id,
      spot: place === index ? spot : (answers.pieces[place]?.spot ?? null),
    }));
    const now = answersOf(home, pieces, knownOf).pieces[index]?.inRoom;
    const says = now ? sentences.roomOf(now).map(({ text }) => text) : [];
    const place = t(spot.turned ? 'fit.plan.movedTurned' : 'fit.plan.moved', {
      name: nameOf(index),
      left: length(spot.x),
      top: length(spot.y),
    });
    setSaid([place, ...says].join(' '));
    change((now) => ({ ...now, pieces }));
  };
  /** What the form says; in another unit it says the same lengths at once. */
  const read = (form: HTMLFormElement): Typed => {
    const typed = typedIn(form, plan.typed);
    const { unit } = typed;
    if (unit === plan.typed.unit || !isChoiceOf('unit', unit)) return typed;
    const written = inOtherUnit(typed, unit, rewritten.current, language === 'fr' ? ',' : '.');
    rewritten.current = written.rewritten;
    writeLengths(form, written.typed);
    if (Object.keys(written.rewritten).length > 0) setSaid(t(`fit.nowIn.${unit}`));
    return written.typed;
  };
  const status = (
    <p role="status" className={styles.said}>
      {said}
    </p>
  );
  const isMoved = plan.pieces.some(({ spot }) => spot);
  return (
    <Form
      ref={form}
      method="get"
      action={paths.willItFit()}
      noValidate
      className={styles.columns}
      onChange={({ currentTarget }) => {
        const typed = read(currentTarget);
        change((now) => ({ ...now, typed }));
      }}
      onBlur={onBlur}
      onSubmit={sent}
    >
      <input type="hidden" name="pieces" value={writePieces(plan.pieces)} />
      <div className={styles.notices}>
        <PlanNotices
          flaws={asked.flaws}
          isLinked={own.isLinked}
          isStored={own.isStored}
          isFull={own.isFull}
          onAdopt={own.adopt}
          onOwn={own.showOwn}
        />
      </div>
      <div>
        <Panel title={t('fit.measures')}>
          <p>{t('fit.measuresLead')}</p>
          <div key={version} className={styles.fields}>
            <Measures typed={plan.typed} unit={home.unit} problems={shown} />
          </div>
          <div>
            <Button type="submit">{t('fit.ask')}</Button>
          </div>
        </Panel>
      </div>
      <div ref={heading} tabIndex={-1} className={styles.answers}>
        {!home.room && status}
        <PiecesPanel
          pieces={plan.pieces}
          query={sizes}
          answers={answers}
          unit={home.unit}
          knownOf={knownOf}
          nameOf={nameOf}
          sentencesOf={sentences.of}
        />
        {home.room && (
          <Panel title={t('fit.plan.title')}>
            <PlanView
              home={home}
              room={home.room}
              drawn={plan.pieces.map(({ id }, index) => ({ name: nameOf(index), sizes: knownOf(id) }))}
              answers={answers}
              onMove={moved}
            />
            {status}
            {isMoved && (
              <div>
                <Button type="submit" size="small" variant="quiet" name={pressed.arrange} value="1">
                  {t('fit.plan.arrange')}
                </Button>
              </div>
            )}
          </Panel>
        )}
        <Panel title={t('fit.share.title')}>
          <p>{t('fit.share.lead')}</p>
          <SharePlan plan={plan} />
          <noscript>{t('fit.scripts')}</noscript>
        </Panel>
      </div>
    </Form>
  );
};
