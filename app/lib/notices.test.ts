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

test('says how many, and takes nothing but a number for it', () => {
  const path = addNotice('/admin/reviews?page=2', 'reviews-approved', 1234)
  expect(path).toBe('/admin/reviews?page=2&notice=reviews-approved&count=1234')
  expect(findNotice('reviews-approved', '1234')?.title).toBe('1,234 reviews approved successfully')
  for (const count of [null, '', 'many', '-1', '1e9', '123456', '<b>']) {
    expect(findNotice('reviews-approved', count)).toBeNull()
  }
  expect(addNotice(path, 'signed-in')).toBe('/admin/reviews?page=2&notice=signed-in')
})
