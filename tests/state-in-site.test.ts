import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { findProjectRoot } from '#db/project-root.ts'

const root = findProjectRoot()
const folders = ['app', 'commands', 'db', 'public', 'scripts', 'server']

/** Files that may name the state, by the reason. */
const allowed = new Map([
  ['app/center/places/us-states.ts', 'a list of all states'],
  ['app/center/places/zip-states.ts', 'the ZIP codes of all states'],
  ['db/migrations/0001_tables.sql', 'released; the schema reads site'],
  ['package.json', 'the name of the package'],
])

/** The snapshots of the schema are generated, and the schema reads site. */
const isGenerated = (file: string) => file.startsWith('db/migrations/meta/')
const isCode = (file: string) => /\.(tsx?|mjs|js|css|sql|json|html)$/.test(file)
const isTest = (file: string) => /\.test\.tsx?$/.test(file)

const files = [
  ...readdirSync(root).filter((file) => file !== 'package-lock.json'),
  ...folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.replaceAll(path.sep, '/')}`,
    ),
  ),
].filter((file) => isCode(file) && !isTest(file) && !isGenerated(file))

/** The state's name in both languages and its code, also in identifiers. */
const name = /(new|nueva)[\s_-]?jersey/i
const code = /NJ|\bnj|_nj|Nj(?![a-z])/
const namesState = (text: string) => name.test(text) || code.test(text)

function listMentions(file: string): string[] {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n')
  return [file, ...lines].flatMap((line, index) =>
    namesState(line) ? [`${file}:${index}: ${line.trim().slice(0, 120)}`] : [],
  )
}

it('only site names the state, so that another state replaces one folder', () => {
  expect(files.length).toBeGreaterThan(600)
  expect(files.filter((file) => !allowed.has(file)).flatMap(listMentions)).toEqual([])
})

it.each([...allowed.keys()])('%s still names it', (file) => {
  expect(listMentions(file)).not.toEqual([])
})

it.each(['New Jersey', 'NuevaJersey', 'nj-map.svg', 'NJ 07102', 'reachNj', 'BCBSNJ', 'nj.gov'])(
  '%s is found',
  (text) => {
    expect(namesState(text)).toBe(true)
  },
)
