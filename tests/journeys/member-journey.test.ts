import { text } from 'node:stream/consumers'
import { expect } from 'vitest'
import { findLink, listMail } from '#tests/support/auth-client.ts'
import { serveAccounts } from '#tests/support/people-in-browsers.ts'

const { site, test } = serveAccounts()
const center = '/centers/meadowlark-counseling-group'

test.for([true, false])(
  'from signing up to signing out (scripts: %s)',
  async (scripts, { openPage }) => {
    const username = scripts ? 'sam-scripted' : 'sam-plain'
    const email = `${username}@example.org`
    const password = 'a long lantern evening'
    const page = await openPage('/auth?mode=sign-up', { scripts, size: 'desktop' })
    const main = page.locator('#main')
    const says = (words: string) => page.getByText(words).first().waitFor({ state: 'attached' })

    await main.getByLabel('Full name', { exact: true }).fill('Sam Example')
    await main.getByLabel(/^Username/).fill(username)
    await main.getByLabel('Email', { exact: true }).fill(email)
    await main.getByLabel('Password', { exact: true }).fill(password)
    await main.getByRole('button', { name: 'Create Account' }).click()
    await says('Please check your email to verify your account.')

    const mail = (await listMail(site.app.database)).find(({ to }) => to === email)
    await page.goto(site.url + findLink(mail))
    await main.getByRole('button', { name: /confirm/i }).click()
    await says('Your email address is confirmed.')

    await page.goto(`${site.url}/auth?redirectTo=${encodeURIComponent(center)}`)
    await main.getByLabel('Email', { exact: true }).fill(email)
    await main.getByLabel('Password', { exact: true }).fill(password)
    await main.getByRole('button', { name: 'Sign In' }).click()
    await says('Welcome back!')

    await main.getByRole('button', { name: /^Yes/ }).click()
    await says('Your vote is counted.')
    await main.locator('#comment-content').fill(`They called back (${username}).`)
    await main.getByRole('button', { name: 'Post Comment' }).click()
    await says('Your comment is posted.')
    await main.locator('#reviews').getByText('Write a review').click()
    await main.locator('#review-content').fill(`Patient and plain (${username}).`)
    await main.locator('#reviews').getByLabel('Rating').selectOption('5')
    await main.getByRole('button', { name: 'Send for Approval' }).click()
    await says('Thank you for your review.')

    await page.goto(`${site.url}/dashboard`)
    await says(`They called back (${username}).`)
    await says('Sam Example')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download My Data' }).click(),
    ])
    const file = JSON.parse(await text(await download.createReadStream()))
    expect(file).toMatchObject({
      profile: { full_name: 'Sam Example', username },
      votes: [{ vote_type: 'upvote' }],
      comments: [{ content: `They called back (${username}).` }],
      reviews: [{ content: `Patient and plain (${username}).`, rating: 5, status: 'pending' }],
    })
    expect(Number.isNaN(Date.parse(file.exported_at))).toBe(false)

    await page.getByRole('button', { name: 'Sign Out' }).first().click()
    await says('Logged Out')
    await page.goto(`${site.url}/dashboard`)
    expect(new URL(page.url()).pathname).toBe('/auth')
  },
)
