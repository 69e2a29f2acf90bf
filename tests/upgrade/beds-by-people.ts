import { expect } from 'vitest'
import { readText } from '#tests/support/read-html.ts'
import { addCenter } from './center-form.ts'
import { writeChapter } from './chapter.ts'

/** Open beds for some people. */
export const bedsByPeople = writeChapter({
  fill: async (app) => {
    const admin = await app.enter(await app.addMember('admin'))
    const center = await addCenter(app, admin, { name: 'Sandpiper Detox', phone: '609 555 0321' })
    const dialog = `/admin/centers/${center.id}/beds`
    const made = await (await app.send(admin, { intent: 'make' }, dialog)).text()
    const link = /\/beds\?key=[\w-]{32}/.exec(made)?.[0] ?? ''
    const beds = {
      detox: '4',
      residential: '1',
      'detox-women': '3',
      'detox-men': '1',
      'residential-under-18': '0',
    }
    expect((await app.send('', beds, link)).status).toBe(303)
    return { admin, center, link }
  },
  checks: {
    'the center’s page says for whom': async (app, { center }) => {
      const text = readText(await app.readPage(`/centers/${center.slug}`))
      expect(text).toContain('detox 4 (women 3, men 1), residential 1')
    },
    'the HSDS file has a capacity for each': async (app, { admin, center }) => {
      const file = await (await app.open(admin, '/admin/export/centers.hsds.json')).text()
      const { contents } = JSON.parse(file) as {
        contents: { name: string; capacities?: { unit: { name: string }; available: number }[] }[]
      }
      const exported = contents.find(({ name }) => name === center.name)
      const beds = exported?.capacities?.map(({ unit, available }) => [unit.name, available])
      expect(beds).toEqual([
        ['Detox beds', 4],
        ['Detox beds for women', 3],
        ['Detox beds for men', 1],
        ['Residential beds', 1],
        ['Residential beds for people under 18', 0],
      ])
    },
    'the same is reported again in one press': async (app, { center, link }) => {
      expect(readText(await app.readPage(link))).toContain('detox 4 (women 3, men 1)')
      expect((await app.send('', { again: 'same' }, link)).status).toBe(303)
      const text = readText(await app.readPage(`/centers/${center.slug}`))
      expect(text).toContain('detox 4 (women 3, men 1)')
    },
  },
})
