import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { findProjectRoot } from '#db/project-root.ts'

const root = findProjectRoot()

/** Straight apostrophes and single spaces: JSX wraps its texts. */
const simplify = (text: string) => text.replace(/’/g, "'").replace(/\s+/g, ' ')

const sources = readdirSync(path.join(root, 'app'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => simplify(readFileSync(path.join(root, 'app', file), 'utf8')))
  .join('\n')

/** Labels that the code puts together, in the parts that it has. */
const parts: Record<string, string[]> = {
  'Checked within 90 days': ['Checked within {publishedDays} days'],
  'Make a code': ['Make a {'],
  'Make a new code': ["'new '"],
  'Add FindTreatment.gov': ['addLocator: `Add '],
  'Phone of centers that nobody verified': ['that nobody verified'],
  '… of centers that a person verified': ['that a person verified'],
  'Keep what is outside New Jersey': ['change: `Keep what is outside '],
  'Where: Outside New Jersey': ["label: 'Where'"],
  'Outside New Jersey': ['outside: `Outside '],
  'Approve Ticked': ['} Ticked'],
  'Reject Ticked': ['} Ticked'],
}

const splitLabel = (label: string) => parts[label] ?? label.split('…')

/** List the labels in quotation marks that no screen has. "…" stands for a number or a name. */
function findUnknownLabels(handbook: string): string[] {
  const labels = [...simplify(handbook).matchAll(/“([^”]+)”/g)].map(([, label = '']) => label)
  return labels.filter((label) => {
    return splitLabel(label).some((part) => !sources.includes(part.trim()))
  })
}

it('names only labels that the screens have', () => {
  const handbook = readFileSync(path.join(root, 'docs/handbook.md'), 'utf8')
  expect(findUnknownLabels(handbook)).toEqual([])
})

it('finds a label that no screen has', () => {
  expect(findUnknownLabels('Press “Save, to be called”, then “Delete all … zebras”.')).toEqual([
    'Delete all … zebras',
  ])
})
