import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import * as crisisLines from '#app/lib/crisis-lines.ts'
import { languages } from '#app/lib/language.ts'
import { sites } from '#site/guides/support-groups.en.ts'
import * as supportLines from '#site/support-lines.ts'
import { readWords, renderGuide, testSite } from '#tests/support/render-parts.tsx'
import { guides } from './guides.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/** The product's own files and data, without tests and comments. */
const sources = ['app', 'site', 'server', 'db'].flatMap((room) =>
  readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|json)$/.test(file) && !/(^|\/)test-|\.test\.|^migrations/.test(file))
    .map((file) => {
      const text = readFileSync(path.join(root, room, file), 'utf8')
      return {
        name: `${room}/${file}`,
        text: text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, ''),
      }
    }),
)
const pages = languages.flatMap((language) =>
  guides.map((guide) => ({
    name: `${guide.path} (${language})`,
    text: renderGuide(guide, language),
  })),
)

const onlyDigits = (text: string) => text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
const phone = /(?<![\d.-])(?:\+?1[-. ]?)?(?:\(\d{3}\)|\d{3})[-. ]?\d{3}[-. ]\d{4}(?!\d)/g

const vetted = new Set(
  [
    ...Object.values({ ...crisisLines, ...supportLines }).flatMap(({ number, tty }) => [
      number,
      tty ?? '',
    ]),
    ...Object.values(sites).map(({ phone = '' }) => phone),
    testSite.phone ?? '',
  ].map(onlyDigits),
)
// 555-0100 to 555-0199 are reserved for fiction: sample centers and examples in forms.
const isFiction = (digits: string) => /^\d{3}55501\d\d$/.test(digits)

describe('phone numbers', () => {
  it('are found in the sources', () => {
    const found = sources.flatMap(({ text }) => text.match(phone) ?? [])
    expect(found).toContain('1-844-732-2465')
    expect(found.length).toBeGreaterThan(50)
    expect('call 877-652-1148 or (877) 652 1148'.match(phone)).toHaveLength(2)
  })

  it('are vetted, the operator’s own, or fictional', () => {
    const strangers = [...sources, ...pages].flatMap(({ name, text }) =>
      (text.match(phone) ?? [])
        .map(onlyDigits)
        .filter((digits) => !vetted.has(digits) && !isFiction(digits))
        .map((digits) => `${name}: ${digits}`),
    )
    expect(strangers).toEqual([])
  })

  it.each(pages)('on $name are all links to call or text', ({ text }) => {
    const unlinked = text.replace(/<a\b[^>]* href="(?:tel|sms):[^"]*"[^>]*>.*?<\/a>/gs, '')
    const words = readWords(unlinked)
    expect(words.match(phone) ?? []).toEqual([])
    // The lifeline's name contains its number.
    expect(words.replace(/988 Suicide &amp; Crisis|Línea 988 de Prevención/g, '')).not.toMatch(
      /\b(911|988|211|741741|88788)\b/,
    )
    for (const [, href] of text.matchAll(/href="((?:tel|sms):[^"]*)"/g)) {
      const digits = onlyDigits(href?.replace(/\?.*$/, '') ?? '')
      expect(vetted.has(digits) || digits === '88788').toBe(true)
    }
  })
})

describe('a forbidden phrase', () => {
  const forbidden =
    /877[-.) ]*652[-. ]*1148|800[-.) ]*843[-. ]*5437|855[-.) ]*654[-. ]*6735|856[-.) ]*486[-. ]*4444|800[-.) ]*992[-. ]*0401|877[-.) ]*696[-. ]*1996|435748|press 3|reachnj\.gov|HIPAA|100% confidential|cannot be prosecuted/i

  it('is not in the sources', () => {
    const found = [...sources, ...pages].flatMap(({ name, text }) => {
      const match = forbidden.exec(text)
      return match ? [`${name}: ${match[0]}`] : []
    })
    expect(found).toEqual([])
  })

  it.each(['877-652-1148', '(800) 843-5437', '1-855-654-6735', 'Press 3', 'HIPAA compliant'])(
    'would be found, like %s',
    (text) => {
      expect(text).toMatch(forbidden)
    },
  )
})
