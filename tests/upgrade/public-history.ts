import { expect } from 'vitest'
import { type AddedCenter, addCenter, editCenter } from './center-form.ts'
import { type UpgradeApp, writeChapter } from './chapter.ts'

const api = '/api/hsds/v3/services'

async function readTitles(app: UpgradeApp, { slug }: AddedCenter): Promise<string[]> {
  const feed = JSON.parse(await app.readPage(`/feeds/centers/${slug}.json`)) as {
    items: { title: string }[]
  }
  return feed.items.map(({ title }) => title)
}

async function listChanges(app: UpgradeApp, since: string) {
  const path = `${api}?modified_after=${since}&minimal=true&format=ndjson`
  const lines = (await app.readPage(path)).trim().split('\n')
  return lines.map((line) => JSON.parse(line) as { id: string; status?: string })
}

/** What feeds and copies of the directory learn: changed, deleted and restored centers. */
export const publicHistory = writeChapter({
  fill: async (app) => {
    const since = new Date().toISOString()
    const admin = await app.enter(await app.addMember('admin'))
    const add = (name: string, phone: string) => addCenter(app, admin, { name, phone })
    const remove = async ({ id }: AddedCenter) => {
      await app.send(admin, { intent: 'delete', id }, '/admin/centers/selected')
    }
    const changed = await add('Bittern House', '609 555 0351')
    await editCenter(app, admin, changed, { phone: '609 555 0352', checked: 'called' })
    await editCenter(app, admin, changed, { openState: 'temporarily-closed' })
    const deleted = await add('Egret House', '609 555 0353')
    await remove(deleted)
    const restored = await add('Osprey House', '609 555 0354')
    await remove(restored)
    await app.send(admin, { id: restored.id }, '/admin/centers/restore')
    return { admin, since, changed, deleted, restored }
  },
  checks: {
    'the feed of a center says what happened, the newest first': async (app, { changed }) => {
      const [closed, ...before] = await readTitles(app, changed)
      expect(closed).toBe('Bittern House: closed')
      expect(before.toSorted()).toEqual([
        'Bittern House: checked',
        'Bittern House: new in the directory',
        'Bittern House: phone number changed',
      ])
    },
    'a copy learns what changed and what is gone': async (app, { since, ...centers }) => {
      const changes = new Map((await listChanges(app, since)).map((row) => [row.id, row]))
      expect(changes.get(centers.deleted.id)).toMatchObject({ status: 'defunct' })
      expect(changes.get(centers.changed.id)?.status).toBeUndefined()
      expect(changes.get(centers.restored.id)).toBeDefined()
      expect(changes.get(centers.restored.id)?.status).toBeUndefined()
      expect((await app.request(`${api}/${centers.deleted.id}`)).status).toBe(410)
    },
    'a restored center is listed again': async (app, { restored }) => {
      expect(await readTitles(app, restored)).toContain('Osprey House: listed again')
    },
  },
})
