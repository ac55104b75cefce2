import { createElement, Fragment } from 'react';
import styles from './whole-words.module.css';

/** A longer one would leave too little of its line on a telephone, or not fit a card when its letters are spaced out. */
const LONGEST = 12;

/** A part of a text that a line may not end in, when it is a short word with a hyphen. */
const drawn = (part: string, at: number) =>
  at % 2 === 0 || part.length > LONGEST ? part : <span className={styles.whole}>{part}</span>;

/** A text in which no line ends behind the hyphen of a short word: `3-Seater`, `Wi-Fi`. The letters stay as they are. */
export const WholeWords = ({ text }: { text: string }) =>
  createElement(Fragment, null, ...text.split(/(\S+-\S+)/u).map(drawn));
