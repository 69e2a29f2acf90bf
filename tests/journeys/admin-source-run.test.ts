import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { serveAccounts } from '#tests/support/people-in-browsers.ts'
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts'

const { site, test } = serveAccounts()

test('differences are decided with the keyboard alone, and the run is undone', async ({
  openAs,
}) => {
  await site.app.operate(sql`insert into treatment_centers (slug, name, phone, city, state, listed_in)
    select 'oak-' || n, 'Oak House ' || n, '609 555 014' || n, 'Trenton', 'NJ', 'State list'
    from generate_series(1, 4) n`)
  const [run] = await site.app.operate<{ path: string }>(sql`with source as (
      insert into sources (name, kind, listed_in) values ('State list', 'upload', 'State list')
      returning id
    ), run as (
      insert into source_runs (source_id, state) select id, 'open' from source returning id, source_id
    ), found as (
      insert into differences (source_id, run_id, center_id, kind, fact, fingerprint, status, changes)
      select source_id, run.id, c.id, 'changed', 'phone', c.slug, 'open', jsonb_build_array(
        jsonb_build_object('field', 'phone', 'old', c.phone, 'new', '609 555 019' || right(c.slug, 1)))
      from run, treatment_centers c where slug like 'oak-_' returning id
    ) select '/admin/sources/' || source_id || '/runs/' || id as path from run`)
  const admin = await site.app.addMember('admin')
  const page = await openAs(admin, run?.path ?? '', { size: 'phone' })
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  const count = async (status: string) => {
    const rows = await site.app.operate(sql`select 1 from differences where status = ${status}`)
    return rows.length
  }
  // Only the open difference, at first the first, has buttons.
  const accept = page.getByRole('button', { name: /^Accept A/ })
  expect(await accept.count()).toBe(1)
  await page.keyboard.press('j')
  await page.keyboard.press('a')
  await page.getByText('1 difference accepted.').waitFor()
  await page.getByRole('heading', { name: 'Oak House 2' }).waitFor({ state: 'detached' })
  // The next difference is the current one.
  await page.keyboard.press('d')
  await page.getByText('1 difference dismissed.').waitFor()
  await expect.poll(() => count('dismissed')).toBe(1)
  expect(
    await site.app.operate(sql`select c.slug from differences d
      join treatment_centers c on c.id = d.center_id where d.status = 'dismissed'`),
  ).toEqual([{ slug: 'oak-3' }])
  await page.getByText('Undo this run', { exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Yes, undo this run' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('The run is undone.').waitFor()
  expect(
    await site.app.operate(sql`select phone from treatment_centers where slug = 'oak-2'`),
  ).toEqual([{ phone: '609 555 0142' }])
})
