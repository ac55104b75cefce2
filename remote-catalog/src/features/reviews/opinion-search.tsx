import { longestOpinionSearch, paths } from '@shop/contract';
import { useNavigate, useTranslation } from '@shop/platform';
import { Button, Form, TextField } from '@shop/ui';
import { useEffect, useRef } from 'react';
import { searchedWords, searchFields } from './searched-words.ts';
import styles from './reviews.module.css';

/** From so many on they are searched rather than read. */
export const manyOpinions = 4;

interface Props {
  urlPath: string;
  among: keyof typeof searchFields;
  label: string;
  /** What is searched for. */
  q: string;
  /** Everything else that the address chooses stays, but for the page of the list. */
  search: URLSearchParams;
}

/** Searches reviews or questions by words: a GET form, which the page itself takes once it is alive. */
export const OpinionSearch = ({ urlPath, among, label, q, search }: Props) => {
  const { t } = useTranslation('catalog');
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const name = searchFields[among];
  // Not drawn anew with another key: the field that was typed into has the focus.
  const shown = useRef(q);
  useEffect(() => {
    if (field.current && shown.current !== q) field.current.value = q;
    shown.current = q;
  }, [q]);
  const others = [...search].filter(([key]) => key !== name && !(among === 'reviews' && key === 'review_page'));
  return (
    <Form
      method="get"
      action={paths.productOpinionSearch(urlPath, among)}
      role="search"
      aria-label={label}
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        const fields = new URLSearchParams(new FormData(event.currentTarget) as unknown as Record<string, string>); // it has no files
        const asked = searchedWords(fields, among).q;
        const query = { ...Object.fromEntries(others), ...(asked && { [name]: asked }) };
        void navigate(paths.productOpinionSearch(urlPath, among, query), { preventScrollReset: true });
      }}
    >
      {others.map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <TextField
        ref={field}
        type="search"
        name={name}
        label={label}
        defaultValue={q}
        maxLength={longestOpinionSearch}
        enterKeyHint="search"
        autoComplete="off"
      />
      <Button type="submit" variant="secondary">
        {t('faq.find')}
      </Button>
    </Form>
  );
};
