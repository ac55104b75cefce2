import { Box } from '@mui/material';
import { TextInput, useTranslate, type TextInputProps } from 'react-admin';

/** Words of the shop in English and French, side by side. */
export const BothInputs = ({
  source,
  label,
  between = '.',
  ...props
}: TextInputProps & { label: string; between?: '.' | '_' }) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, width: '100%' }}>
      {(['en', 'fr'] as const).map((language) => (
        <TextInput
          key={language}
          {...props}
          source={`${source}${between}${language}`}
          label={`${translate(label)} – ${translate(language === 'en' ? 'console.goods.english' : 'console.goods.french')}`}
          slotProps={{ htmlInput: { lang: language } }}
        />
      ))}
    </Box>
  );
};
