import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { readHidden } from '#tests/support/read-hidden.ts'
import { readStructuredData, readText } from '#tests/support/read-html.ts'
import { addCenter } from './center-form.ts'
import { type UpgradeApp, writeChapter } from './chapter.ts'

const organization = 'Kingfisher Health'
const organizationWebsite = 'https://kingfisher.example.org'

/** Send the dialog of a center's organization as it is shown. */
async function changeOrganization(
  app: UpgradeApp,
  admin: string,
  id: string,
  fields: Record<string, string>,
) {
  const dialog = `/admin/centers/${id}/organization`
  const seen = readHidden(await (await app.open(admin, dialog)).text(), 'seen')
  return app.send(admin, { ...fields, seen }, dialog)
}

/** Several places of one provider. */
export const organizations = writeChapter({
  fill: async (app) => {
    const admin = await app.enter(await app.addMember('admin'))
    const add = async (city: string, phone: string) => {
      const name = `Kingfisher ${city}`
      const center = await addCenter(app, admin, { name, city, state: 'NJ', phone })
      const group = { intent: 'group', organization, organizationWebsite }
      expect((await changeOrganization(app, admin, center.id, group)).status).toBe(303)
      return center
    }
    const first = await add('Trenton', '609 555 0311')
    const second = await add('Camden', '856 555 0312')
    const deleted = await add('Newark', '973 555 0313')
    const deletion = { intent: 'delete', id: deleted.id }
    await app.send(admin, deletion, '/admin/centers/selected')
    return { admin, first, second, deleted }
  },
  checks: {
    'each page names the organization and its other places': async (app, { first, second }) => {
      const page = await app.readPage(`/centers/${first.slug}`)
      const text = readText(page)
      expect(text).toContain(`This center is part of ${organization}`)
      expect(text).toContain(second.name)
      expect(readText(await app.readPage(`/es/centros/${second.slug}`))).toContain(first.name)
      const center = readStructuredData(page).find(({ '@type': type }) => type !== 'BreadcrumbList')
      expect(center?.parentOrganization).toMatchObject({
        name: organization,
        url: organizationWebsite,
      })
    },
    'a restored center is part of it again': async (app, { admin, first, deleted }) => {
      const readPage = async () => readText(await app.readPage(`/centers/${first.slug}`))
      expect(await readPage()).not.toContain(deleted.name)
      await app.send(admin, { id: deleted.id }, '/admin/centers/restore')
      await expect.poll(readPage).toContain(deleted.name)
    },
    'one can leave it, and another joins by its name': async (app, { admin, second }) => {
      const change = (fields: Record<string, string>) =>
        changeOrganization(app, admin, second.id, fields)
      expect((await change({ intent: 'remove' })).status).toBe(303)
      const named = { organization: organization.toUpperCase(), organizationWebsite: '' }
      expect((await change({ intent: 'group', ...named })).status).toBe(303)
      const { places } = await app.one<{ places: number }>(sql`select count(*)::integer as places
        from treatment_centers c join organizations o on o.id = c.organization_id
        where o.name = ${organization} and o.website = ${organizationWebsite}`)
      expect(places).toBe(3)
    },
  },
})
