import { useState } from 'react';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Edit from '@mui/icons-material/Edit';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import { Box, Chip, IconButton, Stack, Typography } from '@mui/material';
import { required, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { OperatorBody } from '@shop/contract/operator';
import { ask } from '../api/ask.ts';
import { BothInputs } from '../parts/both-inputs.tsx';
import { CallDialog, useWordsOf } from '../parts/call-dialog.tsx';
import { useLanguage } from '../parts/fields.tsx';
import { Nothing } from '../parts/nothing.tsx';
import { PlainTable } from '../parts/plain-table.tsx';
import { inTree, type Branch, type Category } from './in-tree.ts';

const Names = ({ category: { path, name } }: { category: Branch }) => (
  <CallDialog
    call="changeCategory"
    title="console.categories.rename"
    icon={<Edit />}
    text={['console.categories.rename_text', { path }]}
    defaults={() => ({ name: { ...name } })}
    inputOf={(values) => {
      const { en = '', fr = '' } = Object(values['name']);
      return { body: { path, name: { en: String(en).trim(), fr: String(fr).trim() } } };
    }}
    says={() => 'console.categories.renamed'}
  >
    <BothInputs source="name" label="console.categories.name" validate={required()} />
  </CallDialog>
);

/** Moves a category by one place, or shows and hides it; what is done is seen in the table itself. */
const Buttons = ({ category }: { category: Branch }) => {
  const language = useLanguage();
  const [notify, refresh, translate, wordsOf] = [useNotify(), useRefresh(), useTranslate(), useWordsOf()];
  const [isSending, setSending] = useState(false);
  const { path, place, isLast, menu } = category;
  const name = category.name[language];
  const isHidden = menu === 'hidden';
  const change = async (body: Omit<OperatorBody<'changeCategory'>, 'path'>, said: string) => {
    setSending(true);
    try {
      await ask('changeCategory', { body: { path, ...body } });
      refresh();
      notify(translate(`console.categories.${said}`, { name }), { type: 'success' });
    } catch (error) {
      notify(wordsOf(error), { type: 'error' });
    }
    setSending(false);
  };
  const buttons = [
    { label: 'up', icon: <ArrowUpward />, isOff: place === 1, press: () => change({ place: place - 1 }, 'moved') },
    { label: 'down', icon: <ArrowDownward />, isOff: isLast, press: () => change({ place: place + 1 }, 'moved') },
    isHidden
      ? { label: 'show', icon: <VisibilityOff />, isOff: false, press: () => change({ menu: 'shown' }, 'shown') }
      : { label: 'hide', icon: <Visibility />, isOff: false, press: () => change({ menu: 'hidden' }, 'hidden') },
  ];
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end', alignItems: 'center' }}>
      {buttons.map(({ label, icon, isOff, press }) => (
        <IconButton
          key={label}
          size="small"
          aria-label={translate(`console.categories.${label}`, { name })}
          title={translate(`console.categories.${label}`, { name })}
          disabled={isOff || isSending}
          onClick={() => void press()}
        >
          {icon}
        </IconButton>
      ))}
      <Names category={category} />
    </Stack>
  );
};

/** Categories below each other, in both languages, with what may be changed of each. */
export const CategoriesTree = ({ list }: { list: readonly Category[] }) => {
  const translate = useTranslate();
  const language = useLanguage();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const toggle = (path: string): void =>
    setOpened((before) => {
      const others = [...before].filter((one) => one !== path);
      return new Set(before.has(path) ? others : [...others, path]);
    });
  if (list.length === 0) return <Nothing text="console.categories.none" />;
  return (
    <PlainTable
      label={translate('console.categories.menu')}
      rows={inTree(list, opened)}
      keyOf={({ path }) => path}
      columns={[
        {
          label: translate('console.goods.english'),
          cell: ({ name, path, depth, menu, hasBelow, isBelowHidden }) => (
            <Box sx={{ paddingLeft: depth * 3, opacity: isBelowHidden ? 0.75 : 1, display: 'flex' }}>
              <Box sx={{ width: 40, flexShrink: 0 }}>
                {hasBelow && (
                  <IconButton
                    size="small"
                    aria-expanded={opened.has(path)}
                    aria-label={translate('console.categories.below', { name: name[language] })}
                    onClick={() => toggle(path)}
                  >
                    {opened.has(path) ? <ExpandMore /> : <ChevronRight />}
                  </IconButton>
                )}
              </Box>
              <div>
                <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
                  <span lang="en">{name.en}</span>
                  {menu === 'hidden' && <Chip size="small" label={translate('console.categories.is_hidden')} />}
                </Stack>
                <Typography variant="body2" color="text.secondary">
                  {path}
                </Typography>
              </div>
            </Box>
          ),
        },
        { label: translate('console.goods.french'), cell: ({ name }) => <span lang="fr">{name.fr}</span> },
        { label: translate('console.categories.actions'), cell: (row) => <Buttons category={row} /> },
      ]}
    />
  );
};
