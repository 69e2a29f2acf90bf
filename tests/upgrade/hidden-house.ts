import { expect } from 'vitest'
import { type AddedCenter, addCenter } from './center-form.ts'
import { type UpgradeApp, writeChapter } from './chapter.ts'

const findsNear = async (app: UpgradeApp, zip: string, { slug }: AddedCenter) =>
  (await app.readPage(`/centers?near=${zip}&within=5`)).includes(`/centers/${slug}`)

/** A house in Newark that lists no street, and says no more than a ZIP code of Teaneck. */
export const hiddenHouse = writeChapter({
  fill: async (app) => {
    const admin = await app.enter(await app.addMember('admin'))
    const house = await addCenter(app, admin, {
      name: 'Dunlin House',
      city: 'Teaneck',
      state: 'NJ',
      postalCode: '07666',
      latitude: '40.7357',
      longitude: '-74.1724',
    })
    return { house }
  },
  checks: {
    'a house without a street is found near its ZIP code alone': async (app, { house }) => {
      expect(await findsNear(app, '07666', house)).toBe(true)
      expect(await findsNear(app, '07102', house)).toBe(false)
      expect(await app.readPage(`/centers/${house.slug}`)).not.toContain('40.7357')
    },
  },
})
