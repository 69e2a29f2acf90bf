import { expect, test } from 'vitest'
import { listGuides } from './test-guides.tsx'
import { countSyllables, measureGrade } from './test-reading-level.ts'

test.each([
  ['help', 1],
  ['breathe', 1],
  ['called', 1],
  ['needed', 2],
  ['table', 2],
  ['naloxone', 3],
  ['emergency', 4],
  ['IOP', 3],
])('%s has %i syllables', (word, syllables) => {
  expect(countSyllables(word)).toBe(syllables)
})

test('long words in long sentences need more schooling', () => {
  const plain = '<p>Call for help. Stay with them. You can do this.</p>'
  const learned =
    '<p>Individuals experiencing acute intoxication necessitate immediate professional intervention in accordance with established protocols.</p>'
  expect(measureGrade(plain)).toBeLessThan(2)
  expect(measureGrade(learned)).toBeGreaterThan(16)
})

test.each(listGuides())('$head.path can be read in the eighth grade', ({ html }) => {
  const withoutSources = html.replace(/<details class="disclosure[\s\S]*?<\/details>/, '')
  expect(measureGrade(withoutSources)).toBeLessThanOrEqual(8)
})
