import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type AccountApp, openAccountApp } from '#tests/support/account-members.ts'
import { follow, readRedirect } from '#tests/support/auth-client.ts'
import { readHidden } from '#tests/support/read-hidden.ts'
import { readStructuredData, readText } from '#tests/support/read-html.ts'
import { validateThing } from '#tests/support/schema-org.ts'

const north = 'aaaaaaaa-0000-4000-8000-00000000000a'
const south = 'aaaaaaaa-0000-4000-8000-00000000000b'
const pair = `/admin/duplicates/${north}/${south}`
const dialog = `/admin/centers/${north}/organization`

let app: AccountApp
let admin: string
beforeAll(async () => {
  app = await openAccountApp()
  admin = await app.enter(await app.addMember('admin'))
  await app.operate(sql`insert into treatment_centers
      (id, slug, name, phone, street, city, state, latitude, longitude) values
    (${north}, 'lark-north', 'Lark North', '609 555 0142', '1 Lark Way', 'Trenton', 'NJ', 40.22, -74.76),
    (${south}, 'lark-south', 'Lark South', '609 555 0142', '2 Lark Way', 'Camden', 'NJ', 39.94, -75.12)`)
})
afterAll(() => app?.close())

const readPage = async (path: string) => (await app.request(path)).text()
const findParent = async (path: string) => {
  const things = readStructuredData(await readPage(path))
  const center = things.find((thing) => thing['@type'] === 'MedicalBusiness')
  if (center) expect(validateThing(center)).toEqual([])
  return center?.parentOrganization
}

it('says nothing about an organization that is not known', async () => {
  expect(await readPage('/centers/lark-north')).not.toContain('other-places')
  expect(await findParent('/centers/lark-north')).toBeUndefined()
})

it('groups two centers that looked like one, and copies no fact between them', async () => {
  const organizationWebsite = 'https://lark.example'
  const seen = readHidden(await (await app.open(admin, pair)).text(), 'seen')
  const fields = { intent: 'group', seen, organization: ' Lark  Health ', organizationWebsite }
  const refused = await app.send(admin, { ...fields, organization: '' }, pair)
  expect([refused.status, readText(await refused.text())]).toEqual([
    422,
    expect.stringContaining('Enter the organization’s name'),
  ])
  const grouped = await app.send(admin, fields, pair)
  expect(readRedirect(grouped)).toBe('/admin/duplicates [centers-grouped]')
  expect(readText(await (await follow(app, grouped, admin)).text())).toContain(
    '“Lark North” and “Lark South”',
  )
  const text = readText(await readPage('/centers/lark-north'))
  expect(text).toMatch(
    /Other places of this provider .{0,12}This center is part of Lark Health \. Lark South Camden, 2[78] miles/,
  )
  const spanish = await readPage('/es/centros/lark-south')
  expect(readText(spanish)).toMatch(
    /forma parte de Lark Health \. Lark North Trenton, 2[78] millas/,
  )
  expect(spanish).toContain('<b lang="en">Lark Health</b>')
  expect(await findParent('/centers/lark-south')).toEqual({
    '@type': 'Organization',
    name: 'Lark Health',
    url: organizationWebsite,
  })
  expect(
    await app.operate(sql`select slug, city, website from treatment_centers
      where organization_id is not null order by slug`),
  ).toEqual([
    { slug: 'lark-north', city: 'Trenton', website: null },
    { slug: 'lark-south', city: 'Camden', website: null },
  ])
})

it('is kept when a center is deleted and restored', async () => {
  await app.send(admin, { intent: 'delete', id: south }, '/admin/centers/selected')
  expect(await readPage('/centers/lark-north')).not.toContain('other-places')
  await app.send(admin, { id: south }, '/admin/centers/restore')
  expect(readText(await readPage('/centers/lark-north'))).toContain('Lark South Camden')
})

it('goes with the center that stays of two that are merged', async () => {
  await app.operate(sql`insert into treatment_centers (id, slug, name)
    values ('aaaaaaaa-0000-4000-8000-00000000000c', 'lark-mid', 'Lark Mid')`)
  const path = `/admin/duplicates/aaaaaaaa-0000-4000-8000-00000000000c/${south}`
  const form = await (await app.open(admin, path)).text()
  expect(readText(form)).toContain('Organization A: not known B: Lark Health')
  const seen = /name="seen" value="([^"]*)"/.exec(form)?.[1] ?? ''
  await app.send(admin, { intent: 'merge', seen, 'stays:organization': 'other' }, path)
  expect(readText(await readPage('/centers/lark-north'))).toContain('Lark Mid')
  const [merge] = await app.operate<{ id: string }>(sql`select id from center_merges`)
  await app.send(admin, { intent: 'undo', id: merge?.id ?? '' }, '/admin/duplicates')
  const text = readText(await readPage('/centers/lark-north'))
  expect(text).toContain('Lark South Camden')
  expect(text).not.toContain('Lark Mid')
})

it('takes a center out of its organization, and puts it into another by name', async () => {
  const shown = await (await app.open(admin, dialog)).text()
  expect(readText(shown)).toContain('Other places of Lark Health: Lark South, Camden')
  const removed = await app.send(
    admin,
    { intent: 'remove', seen: readHidden(shown, 'seen') },
    dialog,
  )
  expect(readRedirect(removed)).toBe(`${dialog} [center-ungrouped]`)
  expect(await readPage('/centers/lark-north')).not.toContain('other-places')
  const fields = { intent: 'group', organization: 'LARK HEALTH', organizationWebsite: '' }
  const outdated = await app.send(admin, { ...fields, seen: readHidden(shown, 'seen') }, dialog)
  const now = await outdated.text()
  expect([outdated.status, readText(now)]).toEqual([
    409,
    expect.stringMatching(/Not part of an organization\..*This changed after you opened it/),
  ])
  expect(now).toContain('value="LARK HEALTH"')
  await app.send(admin, { ...fields, seen: readHidden(now, 'seen') }, dialog)
  expect(
    await app.operate(sql`select name, website, (select count(*)::integer from treatment_centers
      where organization_id = o.id) as places from organizations o where name like 'Lark%'`),
  ).toEqual([{ name: 'Lark Health', website: 'https://lark.example', places: 2 }])
  expect(
    await app.operate(sql`select changes from activities
      where subject_name = 'Lark North' order by id desc limit 1`),
  ).toEqual([{ changes: [{ field: 'organization', old: null, new: 'Lark Health' }] }])
})

it('is for admins only', async () => {
  const moderator = await app.enter(await app.addMember('moderator'))
  const fields = { intent: 'group', organization: 'Other', organizationWebsite: '' }
  expect((await app.send(moderator, fields, dialog)).status).toBeGreaterThanOrEqual(400)
  expect(await app.operate(sql`select name from organizations where name = 'Other'`)).toEqual([])
})
