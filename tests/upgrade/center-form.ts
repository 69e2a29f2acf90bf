import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { decodeEntities } from '#tests/support/read-html.ts'
import type { UpgradeApp } from './chapter.ts'

export type AddedCenter = { id: string; slug: string; name: string }

/** Add a center with the admin's form. */
export async function addCenter(
  app: UpgradeApp,
  admin: string,
  fields: Record<string, string>,
): Promise<AddedCenter> {
  const centerId = randomUUID()
  const filled = { centerId, openState: 'open', countryCode: 'US', ...fields }
  expect((await app.send(admin, filled, '/admin/centers/new')).status).toBe(303)
  return app.one(sql`select id, slug, name from treatment_centers where id = ${centerId}`)
}

/** Open the form of a center without services and save it with these changes. */
export async function editCenter(
  app: UpgradeApp,
  admin: string,
  { id }: AddedCenter,
  changes: Record<string, string>,
): Promise<void> {
  const path = `/admin/centers/${id}/edit`
  const page = await (await app.open(admin, path)).text()
  const opened = decodeEntities(/name="opened" value="([^"]*)"/.exec(page)?.[1] ?? '')
  const { additionalInfo, offerings, ...texts } = JSON.parse(opened)
  expect([additionalInfo, offerings]).toEqual([[], []])
  expect((await app.send(admin, { ...texts, opened, ...changes }, path)).status).toBe(303)
}
