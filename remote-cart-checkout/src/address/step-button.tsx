import { Button, Form, type ButtonProps } from '@shop/ui';

interface Props extends Omit<ButtonProps, 'type' | 'name' | 'value' | 'onClick'> {
  /** The page's own path. */
  path: string;
  /** The part of the page that it opens; without one it leads back. */
  edit?: string;
  onStep: () => void;
}

/** Opens or leaves a part of the page: by the page's address until the page is alive, then in place. */
export const StepButton = ({ path, edit, onStep, ...button }: Props) => (
  <Form
    method="get"
    action={path}
    onSubmit={(event) => {
      event.preventDefault();
      onStep();
    }}
  >
    <Button {...button} type="submit" {...(edit !== undefined && { name: 'edit', value: edit })} />
  </Form>
);
