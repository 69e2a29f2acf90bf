import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** English wordings that readers misread or stumbled over, and what to say. */
const avoided: readonly [wording: RegExp, say: string][] = [
  // "Free" is without cost.
  [
    /\b(?:place|bed|room)s?(?: in [\w ]+)? (?:is|are) free\b|\bbeds free\b/i,
    'has an opening, an open bed',
  ],
  [/\bbefore you travel\b/i, 'before you go'],
  [/\bdecided with a clinician\b/i, 'a doctor or counselor can help you choose'],
  [/\bwe (?:do not )?answer for\b/i, 'we are (not) responsible for'],
  [/\b(?:are|is) no sample\b/i, 'did not pick these at random'],
  [/\bplans (?:often|usually) cover\b/i, 'plans may cover: no source says more'],
  [/\bruns no scripts\b/i, 'has JavaScript turned off'],
  [/\ball that you wrote\b/i, 'everything you wrote'],
  [/\bdo not wake(?! up)\b/i, 'do not wake up'],
  [/\blooking for means\b/i, 'looking for a way to do it'],
  [/\bwhom we tell\b|\bto whom you send\b/i, 'who we tell, the person you send it to'],
  [/\bsecret of the day\b/i, 'a scrambled form'],
  [/\bhalf a year\b/i, 'six months'],
  [/\bMental health centers\b/, 'Centers that also treat mental health'],
  [/\bsomething that is not so\b/i, 'is wrong'],
  [/\brun by peers\b/i, 'run by the residents'],
  [/\bdoes not counsel\b/i, 'do not give counseling'],
]

const root = new URL('../../', import.meta.url)

/** Every source file with texts for people. */
const sources = ['app', 'site']
  .flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  // What people type into the search.
  .filter((file) => !/^app\/search\/(?:understand\/|danger-(?:words|groups))/.test(file))

const isComment = (line: string) => /^\s*(?:\*|\/[/*])/.test(line)

const findAvoided = (text: string) =>
  avoided.flatMap(([wording, say]) => {
    const [found] = wording.exec(text) ?? []
    return found ? [`“${found}”: ${say}`] : []
  })

it('no English text has a wording that readers misread', () => {
  expect(sources.length).toBeGreaterThan(400)
  const found = sources.flatMap((file) =>
    readFileSync(new URL(file, root), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        (isComment(line) ? [] : findAvoided(line)).map((each) => `${file}:${index + 1}: ${each}`),
      ),
  )
  expect(found).toEqual([])
})

it.each([
  'If no place in the network is free, the plan must make an exception.',
  'Call before you travel, or',
  'Repeat if they do not wake. It does no harm.',
  'we do not answer for the care they give',
])('%s is found', (text) => {
  expect(findAvoided(text)).toHaveLength(1)
})

it.each([
  'If they do not wake up, call 911. Free or low cost.',
  'Naloxone365, as of 2024: free from age 14.',
])('%s is not', (text) => {
  expect(findAvoided(text)).toEqual([])
})
