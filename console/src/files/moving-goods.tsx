import { useState } from 'react';
import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { movedShops, type MovedShop } from '@shop/contract/operator';
import { ask, bodyOf } from '../api/ask.ts';
import { useLanguage } from '../parts/fields.tsx';
import { Choice } from './choice.tsx';
import { MovedFile } from './moved-file.tsx';
import { Moved } from './moved.tsx';

/** Takes in the products of another shop. */
export const MovingGoods = () => {
  const translate = useTranslate();
  const [shop, setShop] = useState<MovedShop>('shopify');
  const [language, setLanguage] = useState(useLanguage());
  const [brand, setBrand] = useState('');
  return (
    <MovedFile
      fields={
        <>
          <Choice
            label={translate('console.moving.shop')}
            value={shop}
            values={movedShops}
            textOf={(one) => translate(`console.moving.${one}`)}
            help={translate(`console.moving.help_${shop}`)}
            onChange={setShop}
          />
          <Choice
            label={translate('console.moving.language')}
            value={language}
            values={['en', 'fr']}
            textOf={(one) => translate(`console.language.${one}`)}
            onChange={setLanguage}
          />
          <TextField
            label={translate('console.moving.brand')}
            value={brand}
            onChange={({ target }) => setBrand(target.value)}
          />
        </>
      }
      convert={(file) =>
        ask('convertProducts', { query: { shop, language, brand: brand.trim() || undefined }, body: bodyOf(file) })
      }
    >
      {(converted) => <Moved converted={converted} />}
    </MovedFile>
  );
};
