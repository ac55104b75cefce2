import {
  Create,
  Edit,
  FunctionField,
  List,
  required,
  SaveButton,
  SelectInput,
  SimpleForm,
  TextArrayInput,
  TextInput,
  Toolbar,
  TopToolbar,
  CreateButton,
  Button,
  useRecordContext,
  type RaRecord,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { contentPlaces, places, type ContentField, type ContentPlace } from '@shop/contract/operator';
import { BothInputs } from '../parts/both-inputs.tsx';
import { CallDialog } from '../parts/call-dialog.tsx';
import { BothField, InstantField, WordField } from '../parts/fields.tsx';
import { RowLink } from '../parts/row-link.tsx';
import { Column, Rows } from '../parts/table.tsx';

const placeChoices = contentPlaces.map((id) => ({ id, name: id }));
const filters = [<SelectInput key="place" source="place" choices={placeChoices} translateChoice={false} alwaysOn />];

const Actions = () => (
  <TopToolbar>
    <Button component={Link} to="/plannedContent" label="console.content.planned" />
    <CreateButton />
  </TopToolbar>
);

export const ContentList = () => (
  <List filters={filters} actions={<Actions />} empty={false} pagination={false}>
    <Rows rowClick="edit">
      <Column source="place">
        <FunctionField
          render={({ id, place }: RaRecord) => (
            <RowLink resource="content" type="edit" id={id}>
              {place}
            </RowLink>
          )}
        />
      </Column>
      <Column source="title">
        <BothField source="title" />
      </Column>
      <Column source="url" />
      <Column source="until">
        <InstantField source="until" />
      </Column>
      <Column source="calls" label={false}>
        <FunctionField
          render={({ place, entry }: RaRecord) => (
            <CallDialog
              call="endContent"
              title="console.content.end"
              text="console.content.end_text"
              isGrave
              inputOf={() => ({ body: { place, id: entry } })}
              says={() => 'console.content.ended'}
            />
          )}
        />
      </Column>
    </Rows>
  </List>
);

/** What an entry has at its place, besides its title. */
const Fields = ({ place }: { place: ContentPlace | undefined }) => {
  if (place === undefined) return null;
  const { needs, may = [] } = places[place];
  const has = (field: ContentField): boolean => needs.includes(field) || may.includes(field);
  const demand = (field: ContentField) => (needs.includes(field) ? required() : undefined);
  return (
    <>
      <BothInputs source="title" label="resources.content.fields.title" validate={required()} />
      {has('text') && (
        <BothInputs source="text" label="resources.content.fields.text" multiline validate={demand('text')} />
      )}
      {has('action') && (
        <BothInputs source="action" label="resources.content.fields.action" validate={demand('action')} />
      )}
      {has('body') && (
        <BothInputs
          source="body"
          label="resources.content.fields.body"
          multiline
          minRows={6}
          maxRows={20}
          validate={demand('body')}
        />
      )}
      {has('url') && <TextInput source="url" validate={demand('url')} />}
      {has('picture') && <TextInput source="picture" validate={demand('picture')} />}
      {has('topic') && <TextInput source="topic" validate={demand('topic')} />}
      {has('categoryIds') && <TextArrayInput source="categories" fullWidth />}
      <TextInput source="from" helperText="console.goods.from_help" />
      <TextInput source="until" />
    </>
  );
};

const NewFields = () => {
  const place = useWatch({ name: 'place' }) as ContentPlace | undefined; // chosen from the list
  return (
    <>
      <SelectInput source="place" choices={placeChoices} translateChoice={false} validate={required()} />
      {place !== undefined && <TextInput source="path" />}
      <Fields place={place} />
    </>
  );
};

export const ContentCreate = () => (
  <Create redirect="list">
    <SimpleForm warnWhenUnsavedChanges>
      <NewFields />
    </SimpleForm>
  </Create>
);

const KnownFields = () => <Fields place={useRecordContext<{ id: string; place: ContentPlace }>()?.place} />;

export const ContentEdit = () => (
  <Edit mutationMode="pessimistic" redirect="list" actions={false}>
    <SimpleForm
      warnWhenUnsavedChanges
      toolbar={
        <Toolbar>
          <SaveButton />
        </Toolbar>
      }
    >
      <KnownFields />
    </SimpleForm>
  </Edit>
);

export const PlannedContentList = () => (
  <List resource="plannedContent" exporter={false} empty={false}>
    <Rows>
      <Column source="from">
        <InstantField source="from" />
      </Column>
      <Column source="change">
        <WordField source="change" list="content" />
      </Column>
      <Column source="place" />
      <Column source="title">
        <BothField source="title" />
      </Column>
      <Column source="calls" label={false}>
        <FunctionField
          render={({ id }: RaRecord) => (
            <CallDialog
              call="dropPlannedContent"
              title="console.goods.drop"
              text="console.goods.drop_text"
              isGrave
              inputOf={() => ({ body: { id: Number(id) } })}
              says={() => 'console.goods.dropped'}
            />
          )}
        />
      </Column>
    </Rows>
  </List>
);
