import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { Person } from '#tests/support/account-members.ts'
import { serveAccounts } from '#tests/support/people-in-browsers.ts'
import { waitForScripts } from '#tests/support/test-browser.ts'

const { site, test } = serveAccounts()

const losses = {
  role: ({ email }: Person) =>
    site.app.operate(sql`update user_roles set role = 'user'
      where user_id = (select id from auth_users where email = ${email})`),
  session: ({ email }: Person) =>
    site.app.operate(sql`delete from auth_sessions
      where user_id = (select id from auth_users where email = ${email})`),
}

type Case = {
  path: string
  /** Open the dialog, which is answered after the role is lost. */
  ask?: (page: Page) => Promise<void>
  act: (page: Page) => Promise<void>
  role: string[]
  session: string[]
}

const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click()
async function follow(page: Page, name: RegExp) {
  await page.getByRole('link', { name }).first().click()
  await page.getByRole('dialog').waitFor()
}
const confirm = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
const noRight = 'You do not have the right to do this any more. Nothing was done.'
const noSession = 'Authentication expired. Please log in again.'

const cases: Record<string, Case> = {
  'approving a review': {
    path: '/admin/reviews?state=pending',
    act: (page) => press(page, /^Approve the review/),
    role: ['Failed to update review status', noRight],
    session: ['Failed to update review status', noSession],
  },
  'pinning a center': {
    path: '/admin?show=open',
    act: (page) => press(page, /^Pin /),
    role: ['Error', 'Failed to pin treatment center: you do not have admin permission.'],
    session: ['Authentication Required', 'Please log in again to pin treatment centers'],
  },
  'deleting a center': {
    path: '/admin',
    ask: (page) => follow(page, /^Delete /),
    act: confirm,
    role: ['You do not have admin permission to delete treatment centers. Please contact support.'],
    session: ['Authentication Required', 'Please log in again to delete treatment centers'],
  },
  'changing a role': {
    path: '/admin/users?q=member%40example.org',
    act: async (page) => {
      await page.getByRole('combobox', { name: /^Role of/ }).selectOption('moderator')
      await press(page, /^Save/)
    },
    role: ['Role Not Changed', noRight],
    session: ['Role Not Changed', noSession],
  },
  'deleting a user': {
    path: '/admin/users?q=member%40example.org',
    ask: (page) => follow(page, /^Delete/),
    act: confirm,
    role: ['User Not Deleted', noRight],
    session: ['User Not Deleted', noSession],
  },
  'uploading a file': {
    path: '/admin/import',
    act: async (page) => {
      const buffer = Buffer.from('name,city\nNewfield House,Newark\n')
      await page.setInputFiles('#file', {
        name: 'centers.csv',
        mimeType: 'text/csv',
        buffer,
      })
      await press(page, /^Upload/)
    },
    role: ['You do not have the right to import any more.'],
    session: [noSession],
  },
}

describe.each(['role', 'session'] as const)('a %s lost while a page is open', (loss) => {
  for (const [name, { path, ask, act, ...said }] of Object.entries(cases)) {
    test(`${name}: the page stays and explains, and the loss is logged`, async ({ openAs }) => {
      const person = await site.app.addMember('admin')
      const page = await openAs(person, path, { size: 'desktop' })
      await waitForScripts(page)
      await ask?.(page)
      const before = page.url()
      await losses[loss](person)
      const lines = site.app.log.length
      await act(page)
      for (const words of said[loss]) await page.getByText(words).first().waitFor()
      if (loss === 'session') {
        const login = page.getByRole('link', { name: 'Log in in a new tab' }).first()
        await login.waitFor()
        expect(await login.getAttribute('target')).toBe('_blank')
      }
      expect(await page.getByRole('heading', { name: 'Admin Dashboard' }).count()).toBe(1)
      expect(page.url()).toBe(before)
      expect(site.app.log.slice(lines).join('\n')).toContain('the admin area refused a request')
    })
  }
})
