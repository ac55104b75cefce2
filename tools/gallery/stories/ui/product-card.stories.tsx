import { Button, IconButton, ProductCard } from '@shop/ui';
import { board, State } from '../../src/board.tsx';
import { missingPicture, sofaPicture } from '../../src/samples/pictures.ts';
import { productNames } from '../../src/samples/products.ts';
import type { Spoken } from '../../src/spoken.ts';

export default { title: 'ui/ProductCard', component: ProductCard };

const colours = ['#2f5d50', '#7d7f83', '#b3a288', '#1f2925', '#b3361f', '#c9d3d8', '#845f3f'].map((colour, at) => ({
  name: String(at),
  colour,
}));

const half = { inlineSize: 'calc(50% - 0.25rem)', minBlockSize: 0 };

const everything = ({ t, money, language }: Spoken) => ({
  href: '#product',
  priority: true,
  name: productNames[language][1],
  pictures: [sofaPicture],
  price: {
    current: money(129_900),
    old: money(164_900),
    wasLabel: t('catalog:price.was'),
    saving: t('catalog:card.saved', { percent: language === 'fr' ? '21 %' : '21%' }),
    plus: t('catalog:price.plus', { price: money(123_405) }),
  },
  rating: { score: 4.5, count: 128, label: t('catalog:rating.label', { score: 4.5, count: 128 }) },
  colours,
  coloursLabel: t('catalog:card.colours', { count: colours.length }),
  badge: { text: t('catalog:card.dropPrice'), tone: 'sale' as const },
  caption: `${money(149_356)} ${language === 'fr' ? 'à votre porte' : 'at your door'}`,
  delivery: t('catalog:card.shipsBy', { date: language === 'fr' ? '4 mars' : 'March 4' }),
  actions: <IconButton floating icon="heart" label={t('host:header.wishlist')} aria-pressed={false} />,
});

export const States = board((spoken) => {
  const { t, money, language } = spoken;
  const [short, , other] = productNames[language];
  return (
    <>
      <State is="everything at once, with long words">
        <div style={half}>
          <ProductCard {...everything(spoken)} />
        </div>
      </State>
      <State is="the least">
        <div style={half}>
          <ProductCard href="#product" name={other} pictures={[]} price={{ current: money(29_900) }} />
        </div>
      </State>
      <State is="picture missing, with a footer">
        <div style={half}>
          <ProductCard
            href="#product"
            name={short}
            pictures={[missingPicture]}
            priority
            price={{ current: money(129_900) }}
            footer={
              <Button wide size="small">
                {t('catalog:cart.add')}
              </Button>
            }
          />
        </div>
      </State>
      <State is="cannot be bought now">
        <div style={half}>
          <ProductCard
            href="#product"
            name={other}
            muted
            priority
            pictures={[sofaPicture]}
            price={{ current: money(64_900) }}
            badge={{ text: t('catalog:card.outOfStock'), tone: 'neutral' }}
          />
        </div>
      </State>
      <State is="reached by keyboard" as="focused">
        <div style={half}>
          <ProductCard href="#product" name={other} pictures={[]} price={{ current: money(64_900) }} />
        </div>
      </State>
    </>
  );
});
