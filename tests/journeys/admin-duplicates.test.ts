import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { serveAccounts } from '#tests/support/people-in-browsers.ts'
import { expectNoSidewaysScroll } from '#tests/support/sideways-scroll.ts'

const { site, test } = serveAccounts()

test('two centers are compared, merged and restored by keyboard alone', async ({ openAs }) => {
  await site.app.operate(sql`insert into treatment_centers
      (slug, name, phone, address, postal_code, website, description, created_at) values
    ('oak', 'Oak House', '609 555 0142', '1 Main St, Trenton, NJ', '08608', null,
      'A small house with twelve rooms near the river.', '2026-01-01'),
    ('oak-again', 'Oak House Inc', '609 555 0199', '1 Main Street, Trenton, NJ', '08608',
      'https://www.oak-house-recovery-incorporated.example/new-jersey/trenton', null, '2026-02-01')`)
  const admin = await site.app.addMember('admin')
  const page = await openAs(admin, '/admin/duplicates', { size: 'phone' })
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Compare Oak House' }).focus()
  await page.keyboard.press('Enter')
  const phone = page.getByRole('group', { name: 'Phone' }).getByRole('radio').first()
  await phone.focus()
  await page.keyboard.press('ArrowRight')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Merge' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('The centers are merged.').waitFor()
  const read = () =>
    site.app.operate(
      sql`select slug, phone from treatment_centers where slug like 'oak%' order by slug`,
    )
  expect(await read()).toEqual([{ slug: 'oak', phone: '609 555 0199' }])
  await page.getByRole('button', { name: 'Undo the merge of Oak House' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('The merge is undone.').waitFor()
  expect(await read()).toEqual([
    { slug: 'oak', phone: '609 555 0142' },
    { slug: 'oak-again', phone: '609 555 0199' },
  ])
})
