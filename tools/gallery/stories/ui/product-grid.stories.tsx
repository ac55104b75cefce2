import { ProductCard, ProductGrid, Skeleton } from '@shop/ui';
import { board, State } from '../../src/board.tsx';
import { sofaPicture } from '../../src/samples/pictures.ts';
import { productNames } from '../../src/samples/products.ts';
import type { Spoken } from '../../src/spoken.ts';

export default { title: 'ui/ProductGrid', component: ProductGrid, tags: ['wide'] };

const cards = ({ language, money }: Spoken, pictures: readonly string[]) =>
  productNames[language].map((name, at) => (
    <ProductCard
      key={name}
      href="#product"
      name={name}
      priority
      pictures={at === 1 ? pictures : []}
      price={{ current: money(39_900 + 90_000 * at) }}
    />
  ));

export const States = board((spoken) => (
  <>
    <State is="rows">
      <ProductGrid label={spoken.t('catalog:list.products')}>{cards(spoken, [sofaPicture])}</ProductGrid>
    </State>
    <State is="a rail">
      <ProductGrid rail label={spoken.t('catalog:home.trending')}>
        {cards(spoken, [])}
      </ProductGrid>
    </State>
    <State is="loading">
      <ProductGrid>
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </ProductGrid>
    </State>
  </>
));
