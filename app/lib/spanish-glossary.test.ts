import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { findMisusedTerms } from './spanish-glossary.ts'

const root = new URL('../../', import.meta.url)

/** Files whose Spanish is not ours: what people type into the search, and the words that must not be used. */
const exceptions = [
  'app/search/understand/lexicon',
  'app/lib/spanish-glossary.ts',
  'site/state-words.ts',
  // "Tu" is Tuesday.
  'app/center/hours/short-week.ts',
  'app/data/import/centers/week-days.ts',
  'app/data/import/centers/week-hours.ts',
]

/** Words that people type, too. */
const lexicon =
  /^app\/search\/(?:understand\/lexicon[\w-]*\.es|danger-(?:words|groups)[\w-]*(?:\.es)?)\.ts$/

/** Every source file of the product, without its tests. */
const sources = ['app', 'site', 'db', 'server', 'commands']
  .flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .filter((file) => !exceptions.includes(file) && !lexicon.test(file))

/** Lines that name a path ("/es/cuenta/entrar") say nothing to a reader. */
const isPath = (line: string) => /'\/?es\//.test(line)

it('no Spanish text of the sources goes against the glossary', () => {
  expect(sources.length).toBeGreaterThan(400)
  const misused = sources.flatMap((file) =>
    readFileSync(new URL(file, root), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        isPath(line) ? [] : findMisusedTerms(line).map((found) => `${file}:${index + 1}: ${found}`),
      ),
  )
  expect(misused).toEqual([])
})

it.each([
  ['Reclamar este centro', 'claim a listing'],
  ['Solo en su aparato', 'device'],
  ['Por favor, entre otra vez.', 'sign in'],
  ['Entre la contraseña y el código hay diez minutos.', 'sign in'],
  ['Cerrado para siempre', 'closed for good'],
  ['Llame o mande un texto al 988.', '988'],
  ['En una crisis, llame al 988.', '988'],
  ['Se borró su reseña', 'delete'],
  ['Vivienda sobria', 'sober living'],
  ['La vida sobria es vivienda', 'sober living'],
  ['Personas enviadas por un tribunal', 'a court'],
  ['Llame antes de viajar', 'go to a center'],
  ['Este enlace ya no vale.', 'work, count, apply'],
  ['las personas que llevan este sitio', 'run this site'],
  ['Avisar de un problema', 'report'],
  ['Ficha de ejemplo', 'sample'],
  ['Abre el miércoles, 5:30 a. m.', 'a time of day'],
  ['¿Puedes llamar?', 'usted'],
])('%s is found', (text, concept) => {
  expect(findMisusedTerms(text).join()).toContain(`(${concept})`)
})

it.each([
  'Llame al 988 y oprima 2, o envíe AYUDA al 988.',
  'Una casa de vida sobria es vivienda. Personas enviadas por la corte',
  'entre el centro y vivir por su cuenta, en su bandeja de entrada',
  'Abierto hasta las 8:30 p. m.; abre a la 1 p. m. De las 9 a. m. a las 12 del mediodía',
])('%s is not', (text) => {
  expect(findMisusedTerms(text)).toEqual([])
})
