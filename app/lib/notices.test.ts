import { expect, test } from 'vitest'
import { addNotice, findNotice } from './notices.ts'

test('finds a notice by its code, and nothing by any other word', () => {
  expect(findNotice('signed-in')).toMatchObject({ title: 'Welcome back!' })
  for (const code of [null, '', 'nonsense', 'toString', '__proto__']) {
    expect(findNotice(code)).toBeNull()
  }
})

test('adds the code to a path, and keeps the rest of it', () => {
  expect(addNotice('/', 'signed-in')).toBe('/?notice=signed-in')
  expect(addNotice('/centers?q=a&notice=signed-out#b', 'signed-in')).toBe(
    '/centers?q=a&notice=signed-in#b',
  )
})
