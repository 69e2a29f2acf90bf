import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Checkbox, Field, Input, Select, Textarea } from './field.tsx'

test('links hint and error to their control', () => {
  const html = renderToStaticMarkup(
    <Field id="email" label="Email" hint="We reply here" error="Enter an email" required>
      <Input name="email" type="email" />
    </Field>,
  )
  const input = /<input[^>]*>/.exec(html)?.[0] ?? ''
  expect(html).toContain('<label for="email"')
  expect(input).toContain('id="email"')
  expect(input).toContain('aria-describedby="email-hint email-error"')
  expect(input).toContain('aria-invalid="true"')
  expect(input).toContain('required=""')
  expect(html).toMatch(/id="email-hint"[^>]*>We reply here/)
  expect(html).toMatch(/id="email-error"[^>]*>.*Enter an email/)
})

test('has no error markup for a field without an error', () => {
  const html = renderToStaticMarkup(
    <Field id="phone" label="Phone" optional>
      <Input name="phone" />
    </Field>,
  )
  expect(html).toContain('(optional)')
  expect(html).not.toMatch(/aria-invalid|aria-describedby|required/)
})

test('links every kind of control inside a field, and none outside', () => {
  for (const control of [
    <Select key="a" />,
    <Textarea key="b" />,
    <Input key="c" icon="search" />,
  ]) {
    const inside = renderToStaticMarkup(
      <Field id="it" label="It">
        {control}
      </Field>,
    )
    expect(inside).toMatch(/<(select|textarea|input)[^>]* id="it"/)
    expect(renderToStaticMarkup(control)).not.toContain(' id=')
  }
})

test('makes a checkbox and its label one target', () => {
  expect(renderToStaticMarkup(<Checkbox label="Detox" name="type" value="detox" />)).toMatch(
    /^<label[^>]*><input type="checkbox"[^>]*name="type" value="detox"\/>Detox<\/label>$/,
  )
})
