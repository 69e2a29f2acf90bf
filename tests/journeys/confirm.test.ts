import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { createLinkKey, hashLinkKey } from '#app/lib/link-key.server.ts'
import { openAccountApp } from '#tests/support/account-members.ts'
import { importedCenter } from '#tests/support/fixture-center.ts'
import { serveApp } from '#tests/support/people-in-browsers.ts'

const { site, test } = serveApp(() => openAccountApp())

test('a center answers on a phone, in Spanish and without scripts', async ({ openPage }) => {
  const key = createLinkKey()
  await site.app.operate(sql`insert into center_links (center_id, made_for, key_hash)
    values (${importedCenter.id}, ${importedCenter.id}, ${hashLinkKey(key)})`)
  const page = await openPage('/es/confirmar', { size: 'phone', scripts: false })
  await page.getByLabel('El código de su carta').fill(key.toLowerCase())
  await page.getByRole('button', { name: 'Abrir mi ficha' }).tap()
  const website = page.getByRole('group', { name: 'Sitio web' })
  await website.getByText('Cambiar').tap()
  await website.getByLabel('Sitio web').fill('https://new.example.org')
  await page.getByRole('group', { name: 'Teléfono' }).getByLabel('Correcto').check()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: 'Enviar lo que marqué' }).tap()
  await page.getByText('Gracias. Guardamos su respuesta.').waitFor()
  expect(await page.getByText('Confirmado: Teléfono.').isVisible()).toBe(true)
  expect(await page.getByText('Nuestro equipo va a revisar: Sitio web.').isVisible()).toBe(true)
  expect(
    await site.app.operate(sql`select changes from suggestions where source = 'center-link'`),
  ).toEqual([{ changes: { website: 'https://new.example.org' } }])
})
