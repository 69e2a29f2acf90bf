import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { postForm } from '#tests/support/auth-client.ts'
import { readText } from '#tests/support/read-html.ts'
import { type UpgradeApp, writeChapter } from './chapter.ts'
import { uploadFile } from './upload-file.ts'

const makeFile = (name: string) =>
  `name,Town of the house,state,phone\n${name} House,Newark,NJ,973 555 0142\n,Trenton,NJ,\n${name} Hall,Camden,NJ,856 555 0143\n`

/** Upload a file as staff do, wait for its preview, and return the page of the import. */
async function upload(app: UpgradeApp, admin: string, name: string): Promise<string> {
  const file = new File([makeFile(name)], `${name}.csv`)
  const page = await uploadFile(app, admin, '/admin/import', file)
  await app.runImports()
  const preview = await (await app.open(admin, page)).text()
  const column = /name="(column:town[^"]*)"/i.exec(preview)?.[1]
  if (column) await postForm(app, page, { do: 'mapping', [column]: 'city' }, { Cookie: admin })
  await app.runImports()
  return page
}

const idOf = (page: string) => page.split('/').at(-1) ?? ''
const press = (app: UpgradeApp, admin: string, page: string, what: string) =>
  postForm(app, page, { do: what }, { Cookie: admin })
const readState = async (app: UpgradeApp, page: string) =>
  (await app.one<{ state: string }>(sql`select state from imports where id = ${idOf(page)}`)).state
const countCenters = async (app: UpgradeApp, name: string) =>
  (await app.operate(sql`select from treatment_centers where name like ${`${name} H%`}`)).length

export const imports = writeChapter({
  fill: async (app) => {
    const admin = await app.enter(await app.addMember('admin'))
    const run = async (name: string) => {
      const page = await upload(app, admin, name)
      await press(app, admin, page, 'start')
      await app.runImports()
      return page
    }
    const done = await run('Bunting')
    const undone = await run('Plover')
    await postForm(app, `${undone}/undo`, {}, { Cookie: admin })
    await app.runImports()
    const previewed = await upload(app, admin, 'Dipper')
    const halfDone = await upload(app, admin, 'Avocet')
    await press(app, admin, halfDone, 'start')
    await app.takeImport()
    const uploads = { [idOf(previewed)]: makeFile('Dipper'), [idOf(halfDone)]: makeFile('Avocet') }
    return { admin, done, undone, previewed, halfDone, uploads }
  },
  checks: {
    'each is in its state': async (app, { admin, ...made }) => {
      for (const [id, text] of Object.entries(made.uploads)) {
        await writeFile(path.join(app.importFolder, id), text)
      }
      expect(await readState(app, made.done)).toBe('done')
      expect(await readState(app, made.undone)).toBe('undone')
      expect(await readState(app, made.previewed)).toBe('previewed')
      expect(await readState(app, made.halfDone)).toBe('running')
      const text = readText(await (await app.open(admin, made.done)).text())
      expect(text).toContain('Bunting House')
      expect(text).toContain('Missing name/title')
      expect([await countCenters(app, 'Bunting'), await countCenters(app, 'Plover')]).toEqual([
        2, 0,
      ])
    },
    'a half-done import is finished': async (app, { halfDone }) => {
      await app.runImports()
      expect(await readState(app, halfDone)).toBe('done')
      expect(await countCenters(app, 'Avocet')).toBe(2)
    },
    'a previewed one can be started': async (app, { admin, previewed }) => {
      // Another import was finished since: it must be previewed again first.
      for (const button of ['preview', 'start']) {
        await press(app, admin, previewed, button)
        await app.runImports()
      }
      expect(await readState(app, previewed)).toBe('done')
      expect(await countCenters(app, 'Dipper')).toBe(2)
    },
    'a done one can be undone': async (app, { admin, done }) => {
      await postForm(app, `${done}/undo`, {}, { Cookie: admin })
      await app.runImports()
      expect(await readState(app, done)).toBe('undone')
      expect(await countCenters(app, 'Bunting')).toBe(0)
    },
    'a column that staff named is known in the next file': async (app, { admin }) => {
      const file = new File([makeFile('Godwit')], 'Godwit.csv')
      const page = await uploadFile(app, admin, '/admin/import', file)
      await app.runImports()
      const preview = await (await app.open(admin, page)).text()
      expect(readText(preview)).toMatch(/Godwit House[^.]*Newark/)
    },
  },
})
