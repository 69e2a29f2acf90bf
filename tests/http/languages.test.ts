import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFrameable, listTranslations, localize, readLanguage } from '#app/find-page.ts'
import { languages } from '#app/lib/language.ts'
import { findMisusedTerms } from '#app/lib/spanish-glossary.ts'
import { pages } from '#app/pages.ts'
import { type AccountApp, openAccountApp } from '#tests/support/account-members.ts'
import { listMail, postForm } from '#tests/support/auth-client.ts'
import { bareCenter, importedCenter } from '#tests/support/fixture-center.ts'
import { decodeEntities, readCanonical, readText } from '#tests/support/read-html.ts'
import { findGlossaryErrors, findWrongLanguage } from '#tests/support/read-words.ts'
import { createFailingDatabase, openAppOver } from '#tests/support/test-app.ts'

let app: AccountApp
let member: string
let site: string
/** Texts from the database, which are in English, and names that are the same in every language. */
let stored: string[]
const names = [
  'Horizon Blue Cross Blue Shield of New Jersey',
  'Ambetter from WellCare',
  'CC BY 4.0',
]
beforeAll(async () => {
  app = await openAccountApp()
  const rows = await app.operate<{ name: string; description: string | null }>(
    sql`select name, left(description, 60) as description from treatment_centers`,
  )
  stored = rows.flatMap(({ name, description }) => [name, description ?? name])
  member = await app.enter(await app.addMember())
  site = new URL(readCanonical(await app.readPage('/')) ?? '').origin
})
afterAll(() => app?.close())

const fill = (path: string) =>
  path.replace(':slug', importedCenter.slug).replace(':county', 'essex').replace(':town', 'newark')

/** Pages in other states. */
const states = [
  '/?q=recovery',
  '/?q=zzzzqqqq',
  '/centers?q=trentn',
  '/centers?q=zzzzqqqq&location=nowhere',
  '/centers?near=07102&within=5&type=detox&offers=medicaid&offers=methadone&minRating=4.5&open=now',
  '/centers?near=Nowhere',
  '/centers?near=Franklin',
  '/centers?sort=name&page=2',
  '/centers?beds=today',
  `/centers/${bareCenter.slug}`,
  `/centers/${importedCenter.slug}?near=07102`,
  '/centers/cedar-lantern-recovery-center',
  '/centers/no-such-center',
  '/towns/alpine',
  '/towns/no-such-town',
  '/counties/mercer',
  '/beds?key=x',
  '/confirm?key=x',
  '/auth?mode=sign-up',
  '/contact?center=cedar-lantern-recovery-center',
]
const ofMembers = /^\/(dashboard|account|centers\/[^/]+\/(claim|beds))/
const translated = pages.map(({ path }) => path.en).filter((path) => listTranslations(path).length)
const addresses = [...translated.map(fill), ...states]

/** Return a page's HTML for a member or a visitor, after at most one redirect. */
async function read(address: string, isMember: boolean): Promise<string> {
  const cookie = isMember ? { Cookie: member } : undefined
  const answer = await app.request(address, { headers: cookie })
  const next = answer.headers.get('Location')
  return next ? (await app.request(next, { headers: cookie })).text() : answer.text()
}

describe.each(languages)('in %s', (language) => {
  it.each(addresses)('%s has no text in the other language', async (page) => {
    const isMember = ofMembers.test(page)
    const html = await read(localize(page, language), isMember)
    expect(html).toContain(`<html lang="${language}"`)
    expect(findWrongLanguage(html, [...stored, ...names])).toEqual([])
    if (language === 'es') expect(findGlossaryErrors(html)).toEqual([])
    // Only the language switch links to the other language.
    const foreign = [...html.matchAll(/<(?:a|form)\b[^>]*\b(?:href|action)="(\/[^"]*)"[^>]*>/g)]
      .filter(([tag]) => !tag.includes('hrefLang='))
      .map(([, href]) => decodeEntities(href ?? '').replace(/[?#].*$/s, ''))
      .filter((href) => listTranslations(href).length > 0 && readLanguage(href) !== language)
    expect(foreign).toEqual([])
  })

  // A frame's canonical page has these links.
  const withAlternates = addresses.filter(
    (page) => !ofMembers.test(page) && !isFrameable(page.replace(/\?.*/s, '')),
  )
  it.each(withAlternates)('%s links to its translation and back', async (page) => {
    const address = localize(page, language)
    const answer = await app.request(address)
    if (answer.status !== 200) return
    const html = await answer.text()
    const listed = (text: string) =>
      [...text.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(
        ([, name, href]) => [name, decodeEntities(href ?? '')],
      )
    const alternates = listed(html)
    const canonical = readCanonical(html) ?? ''
    expect(alternates.map(([name]) => name)).toEqual([...languages, 'x-default'])
    expect(alternates).toContainEqual([language, canonical])
    for (const [name, href = ''] of alternates) {
      if (name === 'x-default' || name === language) continue
      const twin = await app.readPage(href.replace(site, ''))
      expect(listed(twin)).toEqual(alternates)
    }
    const [, other] = /<a href="([^"]+)" hrefLang="/.exec(html) ?? []
    const back = languages.find((name) => name !== language) ?? 'en'
    expect(decodeEntities(other ?? '')).toBe(localize(page, back))
  })
})

describe('in Spanish', () => {
  const page = `/es/centros/${importedCenter.slug}`

  it('a description written in Spanish by staff is shown', async () => {
    const text = 'Quillfeather recibe a personas de toda edad.'
    expect(await app.readPage(page)).not.toContain(text)
    await app.operate(sql`update treatment_centers set description_spanish = ${text}
      where slug = ${importedCenter.slug}`)
    await expect.poll(() => app.readPage(page)).toContain(text)
    expect(await app.readPage(localize(page, 'en'))).not.toContain(text)
  })

  it('a distance names its place in Spanish', async () => {
    const far = await app.readPage(`${page}?near=Franklin%2C+Sussex+County`)
    expect(readText(far)).toMatch(/millas desde Franklin, condado de Sussex/)
  })

  it('a center’s page explains how 988 answers in Spanish', async () => {
    expect(readText(await app.readPage(page))).toMatch(/oprima 2, o envíe AYUDA/)
  })

  it.each(translated.filter((path) => path !== '/'))(
    'an English path under /es redirects permanently: %s',
    async (path) => {
      const answer = await app.request(`/es${fill(path)}?near=07102`)
      expect(answer.status).toBe(301)
      expect(answer.headers.get('Location')).toBe(`${localize(fill(path), 'es')}?near=07102`)
    },
  )

  it('a claim’s former path redirects permanently', async () => {
    const answer = await app.request(`${page}/reclamar`)
    expect(answer.status).toBe(301)
    expect(answer.headers.get('Location')).toBe(`${page}/representar`)
    expect((await app.request('/es/centros/no-such-center/reclamar')).status).toBe(404)
  })

  it('a member chooses the language of their email', async () => {
    const fields = { intent: 'save-profile', fullName: 'Pat Doe', username: 'pat-es' }
    const saved = await app.send(member, { ...fields, language: 'es' }, '/es/cuenta')
    expect(saved.headers.get('Location')).toBe('/es/cuenta#profile')
    const [row] = await app.operate<{ language: string }>(
      sql`select language from profiles where username = 'pat-es'`,
    )
    expect(row?.language).toBe('es')
    const wrong = await app.send(member, { ...fields, language: 'xx' }, '/es/cuenta')
    expect(wrong.status).toBe(422)
    expect(findWrongLanguage(await wrong.text(), stored)).toEqual([])
  })

  it.each([
    ['/contact', { name: '', email: 'x', message: '' }],
    ['/auth', { email: 'x', password: '' }],
    ['/auth', { email: 'nobody@example.org', password: 'not the password' }],
    ['/auth?mode=sign-up', { fullName: '', email: 'x', password: 'short', username: '!' }],
    ['/forgotten-password', { email: 'x' }],
    [`/centers/${importedCenter.slug}/report`, { note: 'x' }],
    [`/centers/${importedCenter.slug}/suggest`, { name: '', website: 'x' }],
    ['/suggest', { name: '' }],
  ] as const)('%s explains in Spanish what is wrong with %o', async (path, fields) => {
    const answer = await postForm(app, localize(path, 'es'), fields)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    const html = await answer.text()
    expect(findWrongLanguage(html, [...stored, ...names])).toEqual([])
    expect(findGlossaryErrors(html)).toEqual([])
  })

  it('email uses the glossary’s words, for 988 and everything else', async () => {
    const person = { fullName: 'Ana Ruiz', username: 'ana.r', email: 'ana@example.org' }
    await postForm(app, localize('/auth?mode=sign-up', 'es'), {
      ...person,
      password: 'lavender teapot 9',
    })
    await postForm(app, localize('/forgotten-password', 'es'), { email: person.email })
    const mails = (await listMail(app.database)).filter(({ to }) => to === person.email)
    expect(mails.length).toBe(2)
    for (const { subject, text } of mails) {
      // A link's random key may spell a word: "-tu-".
      const words = `${subject}\n${text}`.replaceAll(/https?:\S+/g, '')
      expect(findMisusedTerms(words)).toEqual([])
      expect(text).toContain('llame al 988 y oprima 2, o envíe AYUDA al 988.')
    }
  })

  it('the failure of the database is explained in Spanish', async () => {
    const broken = await openAppOver(createFailingDatabase())
    for (const en of translated) {
      const answer = await broken.request(localize(fill(en), 'es'))
      if (answer.headers.has('Location')) continue
      const html = await answer.text()
      expect([en, findWrongLanguage(html, [...stored, ...names])]).toEqual([en, []])
      expect([en, findGlossaryErrors(html)]).toEqual([en, []])
    }
  })
})
