import { Carousel, Picture } from '@shop/ui';
import { board, State } from '../../src/board.tsx';
import { sofaPicture } from '../../src/samples/pictures.ts';
import { productNames } from '../../src/samples/products.ts';

export default { title: 'ui/Carousel', component: Carousel, tags: ['no-words'] };

export const States = board(({ t, language }) => {
  const carousel = {
    label: t('host:header.offers'),
    labels: {
      previous: t('host:header.previousOffer'),
      next: t('host:header.nextOffer'),
      pause: t('host:header.pause'),
      play: t('host:header.play'),
      slide: (place: number, count: number) => t('host:header.offer', { place, count }),
    },
  };
  const slides = productNames[language].map((name, at) => (
    <a key={name} href={`#${at}`}>
      <Picture
        alt={name}
        ratio={[16, 9]}
        fit="contain"
        priority
        sizes="20rem"
        src={at === 0 ? sofaPicture : undefined}
      />
    </a>
  ));
  return (
    <>
      <State is="one at a time">
        <Carousel {...carousel}>{slides}</Carousel>
      </State>
      <State is="cards side by side">
        <Carousel {...carousel} view="cards">
          {slides}
        </Carousel>
      </State>
      <State is="moves on by itself">
        <Carousel {...carousel} autoPlay={1e9}>
          {slides.slice(1)}
        </Carousel>
      </State>
    </>
  );
});
