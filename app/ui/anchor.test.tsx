import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Anchor } from './anchor.tsx'
import { ButtonLink } from './button.tsx'

const render = (to: string) => renderToStaticMarkup(<Anchor to={to}>x</Anchor>)

test.each([
  ['/about', '<a href="/about">x</a>'],
  ['?page=2', '<a href="?page=2">x</a>'],
  ['#part', '<a href="#part">x</a>'],
  ['tel:988', '<a href="tel:988">x</a>'],
  ['sms:988', '<a href="sms:988">x</a>'],
  ['mailto:help@example.org', '<a href="mailto:help@example.org">x</a>'],
  ['https://example.org/', '<a href="https://example.org/" rel="noopener noreferrer">x</a>'],
])('%s', (to, html) => {
  expect(render(to)).toBe(html)
})

test('a button that leads somewhere is a link', () => {
  expect(
    renderToStaticMarkup(
      <ButtonLink to="tel:988" variant="tint" size="sm" wide>
        Call
      </ButtonLink>,
    ),
  ).toBe('<a href="tel:988" class="btn btn-tint btn-sm w-full">Call</a>')
})
