import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

test('the sprite has exactly the names of IconName', () => {
  const union = /IconName =([\s\S]*?)\n\n/.exec(read('./icon.tsx'))?.[1] ?? ''
  const names = [...union.matchAll(/'([a-z0-9-]+)'/g)].map((match) => match[1])
  const symbols = [...read('./icons.svg').matchAll(/<symbol id="([^"]+)"/g)].map(
    (match) => match[1],
  )
  expect(names.length).toBeGreaterThan(40)
  expect(symbols).toEqual(names)
})
