import { expect, test } from 'vitest'
import { isCenterPath, isForEveryone, type Plan, planRequest } from './request-plan.ts'

const origin = 'https://directory.example.org'
const page = { method: 'GET', mode: 'navigate', destination: 'document' }
const image = { method: 'GET', mode: 'no-cors', destination: 'image' }
const fetched = { method: 'GET', mode: 'cors', destination: '' }

test.for([
  ['/', page, 'page'],
  ['/centers?q=detox', page, 'page'],
  ['/auth', page, 'page'],
  ['/quick-exit', page, 'leave'],
  ['/quick-exit', fetched, null],
  ['/contact', { ...page, method: 'POST' }, 'form'],
  ['/contact', { ...fetched, method: 'POST' }, null],
  ['/centers/x.data', fetched, null],
  ['/places?q=tren', fetched, null],
  ['/assets/root-a1.css', { ...image, destination: 'style' }, 'file'],
  ['/assets/icons-a1.svg', { ...image, destination: 'image' }, 'file'],
  ['/assets/root-a1.js', { ...image, destination: 'script' }, 'file'],
  ['/images/centers/1/640', image, 'picture'],
  ['/illustrations/lake.svg', image, 'picture'],
] as [string, typeof page, Plan][])('%s is %s', ([path, asked, plan]) => {
  expect(planRequest({ ...asked, url: origin + path }, origin)).toBe(plan)
  expect(planRequest({ ...asked, url: `https://example.org${path}` }, origin)).toBeNull()
})

test('only a center’s own page is one', () => {
  expect(isCenterPath('/centers/cedar-lantern-2')).toBe(true)
  expect(isCenterPath('/es/centros/cedar-lantern-2')).toBe(true)
  for (const path of [
    '/centers',
    '/centers/',
    '/centers/a/b',
    '/centers/a.data',
    '/centers/a?b=1',
    '/es/centros',
    '/es/centros/a/avisar',
    '/es/centers/a',
  ]) {
    expect([path, isCenterPath(path)]).toEqual([path, false])
  }
  for (const path of ['/auth', '/dashboard', '/admin', '/contact', '//x/centers/a']) {
    expect([path, isCenterPath(path)]).toEqual([path, false])
  }
})

test('only whole pages that are meant for everyone may be kept', () => {
  const answer = (status: number, headers: Record<string, string>) => ({
    status,
    headers: new Headers({ 'Content-Type': 'text/html; charset=utf-8', ...headers }),
  })
  expect(isForEveryone(answer(200, {}))).toBe(true)
  expect(isForEveryone(answer(200, { 'Cache-Control': 'public, max-age=0' }))).toBe(true)
  expect(isForEveryone(answer(200, { 'Cache-Control': 'no-store' }))).toBe(false)
  expect(isForEveryone(answer(200, { 'Cache-Control': 'max-age=0, private' }))).toBe(false)
  expect(isForEveryone(answer(200, { 'Content-Type': 'application/json' }))).toBe(false)
  for (const status of [0, 206, 301, 404, 500, 503]) {
    expect(isForEveryone(answer(status, {}))).toBe(false)
  }
})
