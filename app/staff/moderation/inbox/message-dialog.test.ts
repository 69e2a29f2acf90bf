import { expect, test } from 'vitest'
import { dialTyped, mailReply } from './message-dialog.tsx'

test('a reply link has a subject, and no address can inject headers', () => {
  expect(mailReply('sam@example.org', 'A place & more', 'The Site')).toBe(
    'mailto:sam@example.org?subject=Re%3A%20A%20place%20%26%20more',
  )
  expect(mailReply('a?bcc=b&c@example.org', null, 'The Site')).toBe(
    'mailto:a%3Fbcc%3Db%26c@example.org?subject=Re%3A%20Your%20message%20to%20The%20Site',
  )
})

test.each([
  ['609 555 0142', 'tel:+16095550142'],
  ['+44 20 7946 0018', 'tel:+442079460018'],
  ['call me after six', null],
  ['12', null],
])('%j dials %j', (typed, href) => {
  expect(dialTyped(typed)).toBe(href)
})
