import { expect } from 'vitest'
import { addCenter } from './center-form.ts'
import { writeChapter } from './chapter.ts'

/** A center with its own hours on a holiday of each year and on a date. */
export const specialHours = writeChapter({
  fill: async (app) => {
    const admin = await app.enter(await app.addMember('admin'))
    const center = await addCenter(app, admin, {
      name: 'Dowitcher House',
      hoursMonday: '9 AM to 5 PM',
      specialHours: 'Thanksgiving: Closed; 2190-12-24: 9 AM to 1 PM',
    })
    return { admin, center }
  },
  checks: {
    'its own hours are in the form and in the API': async (app, { admin, center }) => {
      const form = await (await app.open(admin, `/admin/centers/${center.id}/edit`)).text()
      expect(form).toContain('Thanksgiving: Closed; 2190-12-24: 9 AM to 1 PM')
      const service = JSON.parse(await app.readPage(`/api/hsds/v3/services/${center.id}`))
      expect(JSON.stringify(service.schedules)).toContain('2190-12-24')
    },
  },
})
