import { expect, it } from 'vitest'
import { linkNumberSearch } from './web-search.ts'

it('searches for the whole name in its town', () => {
  const link = new URL(linkNumberSearch('Hope & Co', ['Trenton', null]))
  expect(link.protocol).toBe('https:')
  expect(link.searchParams.get('q')).toBe('"Hope & Co" Trenton phone')
})
