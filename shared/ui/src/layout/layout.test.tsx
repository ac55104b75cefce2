import { render, screen } from '@testing-library/react';
import { Accordion } from '../accordion/accordion.tsx';
import { Badge } from '../badge/badge.tsx';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx';
import { Icon } from '../icon/icon.tsx';
import { Container } from './container.tsx';
import { SkipLink } from './skip-link.tsx';
import { Stack } from './stack.tsx';

test('breadcrumbs are links up to the page itself', () => {
  render(<Breadcrumbs label="You are here" items={[{ label: 'Home', href: '/' }, { label: 'Sofas' }]} />);
  expect(screen.getByRole('navigation', { name: 'You are here' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(screen.getByText('Sofas')).toHaveAttribute('aria-current', 'page');
});

test('an accordion is headings in native details', () => {
  render(
    <Accordion
      name="help"
      items={[
        { id: 'delivery', title: 'Delivery', content: 'Free over C$99', open: true },
        { id: 'returns', title: 'Returns', content: '90 days' },
      ]}
    />,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Delivery' })).toBeVisible();
  expect(screen.getByText('Free over C$99')).toBeVisible();
  expect(screen.getByText('90 days')).not.toBeVisible();
});

test('layout keeps the element that the meaning asks for', () => {
  render(
    <Container as="main" id="content">
      <SkipLink href="#content">Skip to content</SkipLink>
      <Stack as="ul" gap={2} direction="row" align="between">
        <li>
          <Badge tone="sale">Sale</Badge> <Icon name="lock" label="Secure" />
        </li>
      </Stack>
    </Container>,
  );
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('list'));
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#content');
  expect(screen.getByRole('img', { name: 'Secure' })).toBeInTheDocument();
});
