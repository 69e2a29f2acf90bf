import { expect, test } from 'vitest'
import { CallableText } from '#app/ui/callable-text.tsx'
import { renderPage } from '#tests/support/render-parts.tsx'

test.each([
  ['Call 911 now.', 'Call <a href="tel:911">911</a> now.'],
  ['Call or text 988.', 'Call or text <a href="tel:988">988</a>.'],
  ['Or text 911 instead', 'Or <a href="sms:911">text 911</a> instead'],
  ['Text 988', '<a href="sms:988">Text 988</a>'],
  [
    'At 1-800-662-4357, free',
    'At <a href="tel:+18006624357"><span class="phone-number">1-800-662-4357</span></a>, free',
  ],
  ['988lifeline.org, P.L.2017, 9 to 19 hours', '988lifeline.org, P.L.2017, 9 to 19 hours'],
  ['911 or 988', '<a href="tel:911">911</a> or <a href="tel:988">988</a>'],
  [
    'Si no puede hablar, envíe un mensaje de texto al 911.',
    'Si no puede hablar, <a href="sms:911">envíe un mensaje de texto al 911</a>.',
  ],
  [
    'Llame al 988, o envíe AYUDA al 988.',
    'Llame al <a href="tel:988">988</a>, o <a href="sms:988?&amp;body=AYUDA">envíe AYUDA al 988</a>.',
  ],
  ['', ''],
])('%s', (text, html) => {
  expect(renderPage(<CallableText>{text}</CallableText>)).toBe(html)
})
