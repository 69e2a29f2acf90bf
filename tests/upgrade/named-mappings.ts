import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { postForm } from '#tests/support/auth-client.ts'
import { readText } from '#tests/support/read-html.ts'
import { type UpgradeApp, writeChapter } from './chapter.ts'
import { uploadFile } from './upload-file.ts'

const mappingName = 'County health list'
const columns = 'name,Place of work,Kind,state\n'

/** Upload a file with these columns, wait for its preview, and return the import's page. */
async function preview(app: UpgradeApp, admin: string, rows: string): Promise<string> {
  const file = new File([columns, rows], 'county.csv')
  const page = await uploadFile(app, admin, '/admin/import', file)
  await app.runImport(idOf(page))
  return page
}

const idOf = (page: string) => page.split('/').at(-1) ?? ''

async function press(app: UpgradeApp, admin: string, page: string, fields: Record<string, string>) {
  expect((await postForm(app, page, fields, { Cookie: admin })).status).toBe(303)
}

/** Press a button after which the file is previewed again. */
async function pressAndPreview(...sent: Parameters<typeof press>) {
  await press(...sent)
  const [app, , page] = sent
  await app.runImport(idOf(page))
}

/** What staff decided about the rows of a file, under a name. */
export const namedMappings = writeChapter({
  fill: async (app) => {
    const admin = await app.enter(await app.addMember('admin'))
    const page = await preview(app, admin, 'Dotterel House,Newark,SU,\nDr. Dotterel,Camden,MH,\n')
    await pressAndPreview(app, admin, page, { do: 'mapping', 'column:placeofwork': 'city' })
    const choices = {
      skipColumn: 'kind',
      skipValue: 'mh',
      constantField: 'state',
      constantValue: 'NJ',
      constantRows: 'every',
    }
    await pressAndPreview(app, admin, page, { do: 'choices', ...choices })
    await press(app, admin, page, { do: 'save-mapping', mappingName })
    await press(app, admin, page, { do: 'cancel' })
    return { admin }
  },
  checks: {
    'they are offered for a file with the same columns, and applied': async (app, { admin }) => {
      await app.operate(sql`delete from import_mappings where key = 'placeofwork'`)
      const page = await preview(app, admin, 'Brambling House,Trenton,SU,PA\nDr. Roe,Salem,MH,PA\n')
      const offered = readText(await (await app.open(admin, page)).text())
      expect(offered).toContain(`This file has the same columns as “${mappingName}”.`)
      const { id } = await app.one<{ id: string }>(
        sql`select id from named_mappings where name = ${mappingName}`,
      )
      await pressAndPreview(app, admin, page, { do: 'use-mapping', namedMapping: id })
      const text = readText(await (await app.open(admin, page)).text())
      expect(text).toContain('City Trenton State NJ')
      expect(text).toContain('Skipped item 2: kind is mh')
    },
  },
})
