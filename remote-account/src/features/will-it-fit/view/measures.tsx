import { useTranslation } from '@shop/platform';
import { Fieldset, SelectField, TextField } from '@shop/ui';
import { useState, type ReactNode } from 'react';
import { choices, doorNumbers, type DoorNumber, type LengthName, type Typed } from '../home/fields.ts';
import type { Problem, Problems } from '../home/read-home.ts';
import type { Unit } from '../home/lengths.ts';
import { useLengths } from './use-lengths.ts';
import styles from './measures.module.css';

interface Props {
  /** What the fields begin with. */
  typed: Typed;
  unit: Unit;
  /** Those that are shown. */
  problems: Problems;
}

/** What is wrong with a field, and how to correct it. */
const useProblemText = (unit: Unit) => {
  const { t } = useTranslation('account');
  const { length } = useLengths(unit);
  return (problem: Problem | undefined): string | undefined => {
    if (!problem) return undefined;
    return 'cm' in problem
      ? t(`fit.problem.${problem.kind}`, { length: length(problem.cm) })
      : t(`fit.problem.${problem.kind}`);
  };
};

const useField = ({ typed, unit, problems }: Props) => {
  const { t } = useTranslation('account');
  const problemText = useProblemText(unit);
  return (name: LengthName, label: string, isOptional = false): ReactNode => (
    <TextField
      key={name}
      name={name}
      label={label}
      defaultValue={typed[name]}
      error={problemText(problems[name])}
      optionalLabel={isOptional ? t('fit.optional') : undefined}
      end={t(`fit.sign.${unit}`)}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
    />
  );
};

/** Whether something was typed or is wrong in a part, so that it stands open. */
const isUsed = ({ typed, problems }: Props, prefix: string): boolean =>
  [...Object.entries(typed), ...Object.entries(problems)].some(
    ([name, value]) => name.startsWith(prefix) && !/_(?:wall|swing)$/.test(name) && value !== '',
  );

const Part = ({ title, open, children }: { title: string; open: boolean; children: ReactNode }) => {
  // It does not close around somebody who empties its fields.
  const [isOpen] = useState(open);
  return (
    <details className={styles.part} open={isOpen}>
      <summary className={styles.summary}>{title}</summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
};

const DoorFields = ({ number, ...props }: Props & { number: DoorNumber }) => {
  const { t } = useTranslation('account');
  const field = useField(props);
  const wall = props.typed[`door${number}_wall`];
  const swing = props.typed[`door${number}_swing`];
  return (
    <Part title={t('fit.door', { number })} open={number === 1 || isUsed(props, `door${number}_`)}>
      {field(`door${number}_width`, t('fit.field.width'))}
      {field(`door${number}_height`, t('fit.field.height'))}
      <SelectField
        name={`door${number}_wall`}
        label={t('fit.field.wall')}
        defaultValue={wall}
        options={choices.door1_wall.map((value) => ({ value, label: t(`fit.wall.${value}`) }))}
      />
      {field(`door${number}_from`, t('fit.field.from'), true)}
      <SelectField
        name={`door${number}_swing`}
        className={styles.wide}
        label={t('fit.field.swing')}
        defaultValue={swing}
        options={choices.door1_swing.map((value) => ({ value, label: t(`fit.swing.${value}`) }))}
      />
    </Part>
  );
};

/** The fields of the room, its doors, the way there and the car. */
export const Measures = (props: Props) => {
  const { t } = useTranslation('account');
  const field = useField(props);
  return (
    <>
      <Fieldset legend={t('fit.part.room')}>
        <div className={styles.fields}>
          <SelectField
            name="unit"
            label={t('fit.field.unit')}
            defaultValue={props.typed.unit}
            options={choices.unit.map((value) => ({ value, label: t(`fit.unit.${value}`) }))}
          />
          {field('room_width', t('fit.field.width'))}
          {field('room_length', t('fit.field.roomLength'))}
          {field('room_height', t('fit.field.height'), true)}
        </div>
      </Fieldset>
      {doorNumbers.map((number) => (
        <DoorFields key={number} number={number} {...props} />
      ))}
      <Part title={t('fit.part.stairs')} open={isUsed(props, 'stairs_')}>
        {field('stairs_width', t('fit.field.width'))}
        {field('stairs_height', t('fit.field.headroom'))}
        {field('stairs_turn', t('fit.field.turn'), true)}
        {field('stairs_landing', t('fit.field.landing'), true)}
        {field('stairs_landing_width', t('fit.field.landingWidth'), true)}
      </Part>
      <Part title={t('fit.part.elevator')} open={isUsed(props, 'lift_')}>
        {field('lift_width', t('fit.field.width'))}
        {field('lift_depth', t('fit.field.depth'))}
        {field('lift_height', t('fit.field.height'))}
        {field('lift_door_width', t('fit.field.doorWidth'))}
        {field('lift_door_height', t('fit.field.doorHeight'))}
      </Part>
      <Part title={t('fit.part.car')} open={isUsed(props, 'car_')}>
        {field('car_width', t('fit.field.width'))}
        {field('car_length', t('fit.field.carLength'))}
        {field('car_height', t('fit.field.height'))}
      </Part>
    </>
  );
};
