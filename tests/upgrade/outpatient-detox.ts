import { expect } from 'vitest'
import { readText } from '#tests/support/read-html.ts'
import { addCenter } from './center-form.ts'
import { type UpgradeApp, writeChapter } from './chapter.ts'

const search = (app: UpgradeApp, query: string) => app.readPage(`/centers?q=Turnstone&${query}`)

/** A center with detox at visits only. */
export const outpatientDetox = writeChapter({
  fill: async (app) => {
    const admin = await app.enter(await app.addMember('admin'))
    const center = await addCenter(app, admin, {
      name: 'Turnstone Clinic',
      offerings: 'outpatient-detox',
    })
    return { center }
  },
  checks: {
    'it is found as detox, and where a bed is needed it is not': async (app, { center }) => {
      const path = `/centers/${center.slug}`
      expect(await search(app, 'offers=detox')).toContain(path)
      expect(await search(app, 'beds=any')).not.toContain(path)
      expect(readText(await app.readPage(path))).toContain('Outpatient detox (no bed)')
    },
  },
})
