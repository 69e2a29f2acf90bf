import { expect, it } from 'vitest'
import { findKeptAddress } from './kept-pages.ts'

it.each([
  ['/', '/'],
  ['/?', '/'],
  ['/about?utm_source=x&fbclid=y', '/about'],
  ['/centers?sort=name&q=detox', '/centers?q=detox&sort=name'],
  ['/centers?q=&location=&page=', '/centers'],
  ['/centers?type=detox&type=inpatient&x=<script>', '/centers?type=detox&type=inpatient'],
  ['/centers?q=a%20b', '/centers?q=a+b'],
  ['/centers?q=%zz', '/centers?q=%25zz'],
  ['/centers/harbor-light?page=2', '/centers/harbor-light'],
])('keeps %s as %s', (asked, kept) => {
  expect(findKeptAddress(asked)).toBe(kept)
})

it.each([
  '/admin',
  '/dashboard',
  '/account',
  '/auth',
  '/contact',
  '/centers/a/b',
  '/centers/',
  `/centers?q=${'a'.repeat(500)}`,
  '/offline',
  '/centers/harbor-light.data',
  '/robots.txt',
])('does not keep %s', (asked) => {
  expect(findKeptAddress(asked)).toBeNull()
})
