import { Picture } from '@shop/ui';
import { board, State } from '../../src/board.tsx';
import { missingPicture, sofaPicture } from '../../src/samples/pictures.ts';
import { productNames } from '../../src/samples/products.ts';

export default { title: 'ui/Picture', component: Picture, tags: ['no-words'] };

const narrow = { inlineSize: '8rem' };

export const States = board(({ language }) => {
  const [name] = productNames[language];
  return (
    <>
      <State is="4:5">
        <div style={narrow}>
          <Picture src={sofaPicture} alt={name} sizes="8rem" priority />
        </div>
      </State>
      <State is="1:1, whole">
        <div style={narrow}>
          <Picture src={sofaPicture} alt={name} sizes="8rem" ratio={[1, 1]} fit="contain" priority />
        </div>
      </State>
      <State is="16:9">
        <div style={narrow}>
          <Picture src={sofaPicture} alt={name} sizes="8rem" ratio={[16, 9]} priority />
        </div>
      </State>
      <State is="the product has none">
        <div style={narrow}>
          <Picture src={undefined} alt={name} />
        </div>
      </State>
      <State is="the file is missing">
        <div style={narrow}>
          <Picture src={missingPicture} alt={name} ratio={[1, 1]} priority />
        </div>
      </State>
    </>
  );
});
