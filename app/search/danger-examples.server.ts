import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findProjectRoot } from '#db/project-root.ts'
import { splitTyped } from './split-typed.ts'

/** The kinds that the examples are sorted by. */
export const exampleKinds = [
  'suicide',
  'overdose',
  'poisoning',
  'violence',
  'child',
  'withdrawal',
] as const
export type ExampleKind = (typeof exampleKinds)[number]

export type DangerExample = {
  text: string
  /** The text's words, folded, with one space between: examples are compared by them. */
  words: string
  /** None for a harmless text. */
  kinds: ExampleKind[]
  /** The texts between two blank lines say alike: training keeps them together. */
  theme: string
}

/**
 * Read the examples in `danger-examples`: a text a line, under a heading with its kinds, such as
 * `= poisoning,child` or `= none`. A blank line begins a new theme.
 */
export function readDangerExamples(): DangerExample[] {
  const folder = path.join(findProjectRoot(), 'app/search/danger-examples')
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt'))
  return files
    .sort()
    .flatMap((file) => readFile(file, readFileSync(path.join(folder, file), 'utf8')))
}

function readFile(file: string, content: string): DangerExample[] {
  let kinds: ExampleKind[] | null = null
  let theme = 0
  return content.split('\n').flatMap((line, index) => {
    const text = line.trim()
    if (text === '' || text.startsWith('= ')) theme += 1
    if (text.startsWith('= ')) kinds = readKinds(text, `${file}:${index + 1}`)
    if (text === '' || text.startsWith('= ')) return []
    if (!kinds) throw new Error(`${file}:${index + 1}: a text before the first heading`)
    return [{ text, words: splitTyped(text).join(' '), kinds, theme: `${file} ${theme}` }]
  })
}

function readKinds(heading: string, where: string): ExampleKind[] {
  const names = heading.slice(2).split(',')
  if (names.join() === 'none') return []
  return names.map((name) => {
    const kind = exampleKinds.find((known) => known === name)
    if (!kind) throw new Error(`${where}: unknown kind “${name}”`)
    return kind
  })
}
