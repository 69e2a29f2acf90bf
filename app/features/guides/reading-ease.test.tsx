import { expect, test } from 'vitest'
import { LanguageProvider } from '#app/ui/language.tsx'
import { EmergencyPage } from './emergency-page.tsx'
import { SupportGroupsPage } from './support-groups-page.tsx'
import { renderPage, testSite } from './test-guides.tsx'
import { countSpanishSyllables, measureEase } from './test-reading-ease.ts'

test.each([
  ['que', 1],
  ['pie', 1],
  ['no', 1],
  ['día', 2],
  ['llame', 2],
  ['aire', 2],
  ['caer', 2],
  ['guerra', 2],
  ['ayuda', 3],
  ['país', 2],
  ['muy', 1],
  ['pingüino', 3],
  ['respira', 3],
  ['convulsión', 3],
  ['emergencia', 4],
  ['sobredosis', 4],
])('%s has %i syllables', (word, syllables) => {
  expect(countSpanishSyllables(word)).toBe(syllables)
})

test('long words in long sentences are harder', () => {
  const plain = '<p>Llame ya al 911. No se vaya de allí. Usted lo puede hacer.</p>'
  const learned =
    '<p>Los individuos que experimentan intoxicaciones agudas necesitan intervenciones profesionales inmediatas conforme a procedimientos institucionales establecidos.</p>'
  expect(measureEase(plain)).toBeGreaterThan(80)
  expect(measureEase(learned)).toBeLessThan(40)
})

test.each([
  ['/emergency-help', <EmergencyPage key="page" supportLine={testSite.supportLine} />],
  ['/support-groups', <SupportGroupsPage key="page" supportLine={testSite.supportLine} />],
])('%s can be read in plain Spanish', (_, page) => {
  const html = renderPage(<LanguageProvider value="es">{page}</LanguageProvider>)
  const withoutSources = html.replace(/<details class="disclosure[\s\S]*?<\/details>/, '')
  expect(measureEase(withoutSources)).toBeGreaterThanOrEqual(60)
})
