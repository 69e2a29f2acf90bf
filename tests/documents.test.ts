import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { findProjectRoot } from '#db/project-root.ts'

const root = findProjectRoot()
const rooms = [
  'app',
  'bench',
  'commands',
  'db',
  'docs',
  'public',
  'scripts',
  'server',
  'site',
  'tests',
]
const inRooms = rooms.flatMap((room) =>
  readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' }).map(
    (name) => `${room}/${name.replaceAll(path.sep, '/')}`,
  ),
)
const files = [...readdirSync(root), ...inRooms]
const documents = files.filter((file) => /^([^/]+|docs\/.*)\.md$/.test(file))

const isName = /^\w[\w@./*-]*$/
const isPath = /\.(ts|tsx|mjs|sql|css|md|json|svg)$/
const isInRoom = /^(app|bench|commands|db|docs|public|scripts|server|site|tests)\/\w/
/** How the documents write "any of them". */
const placeholders = new Set([
  'NAME.route.tsx',
  'SUBJECT-messages.ts',
  'db/functions/NAME.sql',
  'tests/upgrade/fixtures/VERSION',
])

/**
 * List file and folder names in backticks that don't exist. A file may be named by the end of its
 * path.
 */
function findMissingNames(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => isName.test(name) && (isPath.test(name) || isInRoom.test(name)))
    .filter((name) => !placeholders.has(name))
    .filter((name) => {
      const written = name.replace(/\/$/, '').replaceAll('.', '\\.').replaceAll('*', '[^/]*')
      const pattern = new RegExp(`(^|/)${written}($|\\.)`)
      return !files.some((file) => pattern.test(file))
    })
}

function findMissingLinks(document: string, text: string): string[] {
  return [...text.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => {
      const target = path.join(root, path.dirname(document), link)
      return !statSync(target, { throwIfNoEntry: false })
    })
}

it.each(documents)('%s names only existing files', (document) => {
  const text = readFileSync(path.join(root, document), 'utf8')
  expect([...findMissingNames(text), ...findMissingLinks(document, text)]).toEqual([])
})

it('finds missing names', () => {
  expect(
    findMissingNames(
      '`app/visitors/none/` `tests/http/no-*.test.ts` `gone.test.ts` `app/root.tsx`',
    ),
  ).toEqual(['app/visitors/none/', 'tests/http/no-*.test.ts', 'gone.test.ts'])
  expect(findMissingLinks('docs/a.md', '[x](decisions/none.md) [y](architecture.md#z)')).toEqual([
    'decisions/none.md',
  ])
})
