import { Box } from '@mui/material';
import {
  Create,
  Edit,
  FunctionField,
  List,
  NumberInput,
  required,
  SaveButton,
  SelectInput,
  SimpleForm,
  TextArrayInput,
  TextInput,
  Toolbar,
  type RaRecord,
} from 'react-admin';
import { formatPercent } from '@shop/format';
import { couponAudiences } from '@shop/contract/operator';
import type { Coupon } from '../data/sources.ts';
import { BothInputs } from '../parts/both-inputs.tsx';
import { allFilter } from '../parts/all-filter.tsx';
import { CallDialog } from '../parts/call-dialog.tsx';
import { BothField, InstantField, State, useLanguage, useMoney } from '../parts/fields.tsx';
import { RowLink } from '../parts/row-link.tsx';
import { Column, Rows } from '../parts/table.tsx';
import { couponState } from './coupon-state.ts';

const audiences = couponAudiences.map((id) => ({ id, name: `console.coupons.${id}` }));
const kinds = ['percent', 'amount'].map((id) => ({ id, name: `console.coupons.${id}` }));

const Worth = () => {
  const money = useMoney();
  const language = useLanguage();
  return (
    <FunctionField
      render={({ kind, value }: RaRecord) => (kind === 'percent' ? formatPercent(value, language) : money(value))}
    />
  );
};

export const CouponsList = () => (
  <List filters={allFilter} exporter={false} empty={false}>
    <Rows rowClick="edit">
      <Column source="code">
        <FunctionField
          render={({ id, code }: RaRecord) => (
            <RowLink resource="coupons" type="edit" id={id}>
              {code}
            </RowLink>
          )}
        />
      </Column>
      <Column source="title">
        <BothField source="title" />
      </Column>
      <Column source="worth" align="right">
        <Worth />
      </Column>
      <Column source="used" align="right">
        <FunctionField
          render={({ used, usage_limit }: RaRecord) => (usage_limit === null ? used : `${used} / ${usage_limit}`)}
        />
      </Column>
      <Column source="state">
        <FunctionField render={(coupon: RaRecord) => <State state={couponState(coupon as Coupon, new Date())} />} />
      </Column>
      <Column source="from">
        <InstantField source="from" />
      </Column>
      <Column source="until">
        <InstantField source="until" />
      </Column>
      <Column source="calls" label={false}>
        <FunctionField
          render={({ code, ...coupon }: RaRecord) =>
            couponState(coupon as Coupon, new Date()) !== 'ended' && (
              <CallDialog
                call="endCoupon"
                title="console.coupons.end"
                text="console.coupons.end_text"
                isGrave
                inputOf={() => ({ body: { code } })}
                says={() => ['console.coupons.ended', { code }]}
              />
            )
          }
        />
      </Column>
    </Rows>
  </List>
);

const Terms = () => (
  <>
    <BothInputs source="title" label="resources.coupons.fields.title" />
    <BothInputs source="description" label="resources.coupons.fields.description" multiline minRows={2} />
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, width: '100%' }}>
      <SelectInput source="kind" choices={kinds} validate={required()} />
      <NumberInput source="worth" min={0} validate={required()} />
      <NumberInput source="minimum" min={0} />
      <NumberInput source="usage_limit" min={1} />
      <TextInput source="from" helperText="console.goods.from_help" />
      <TextInput source="until" helperText="console.goods.from_help" />
      <SelectInput source="audience" choices={audiences} />
    </Box>
    <TextArrayInput source="categories" fullWidth />
  </>
);

export const CouponCreate = () => (
  <Create redirect="list">
    <SimpleForm defaultValues={{ kind: 'percent', audience: 'everyone', categories: [] }} warnWhenUnsavedChanges>
      <TextInput source="code" validate={required()} />
      <Terms />
    </SimpleForm>
  </Create>
);

export const CouponEdit = () => (
  <Edit mutationMode="pessimistic" redirect="list" actions={false}>
    <SimpleForm
      warnWhenUnsavedChanges
      toolbar={
        <Toolbar>
          <SaveButton />
        </Toolbar>
      }
    >
      <Terms />
    </SimpleForm>
  </Edit>
);
