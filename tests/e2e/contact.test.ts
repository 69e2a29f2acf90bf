import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { expectAccessible } from '#tests/support/accessibility.ts'
import { importedCenter } from '#tests/support/fixture-center.ts'
import { findFreePort } from '#tests/support/free-port.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { test } from '#tests/support/test-browser.ts'
import { makeMigratedFolder, startServer } from '#tests/support/test-server.ts'

const thanks = 'Thank you for your message. We will get back to you within 24 hours.'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page) => page.getByRole('button', { name: 'Send Message' })
const focused = (page: Page) => page.locator(':focus')

async function fill(page: Page, message: string) {
  await field(page, 'Full name').fill('Sam Doe')
  await field(page, 'Email').fill('sam@example.org')
  await field(page, 'Message').fill(message)
}

async function expectThanks(page: Page) {
  await page.getByText(thanks).waitFor()
  expect(await page.getByRole('status').filter({ hasText: thanks }).count()).toBe(1)
  await expect.poll(() => focused(page).textContent()).toBe(thanks)
  for (const name of ['Full name', 'Email', 'Message']) {
    expect(await field(page, name).inputValue()).toBe('')
  }
}

// All these tests share one network, which may send five messages an hour.
describe('the contact form', () => {
  test('opened from a center, with scripts, shows errors first, then sends once', async ({
    openPage,
  }) => {
    const page = await openPage(`/centers/${importedCenter.slug}`, { size: 'phone', mayFail: true })
    await page.locator('summary', { hasText: 'Additional Information' }).tap()
    await page.getByRole('link', { name: 'Get Information' }).tap()
    await page.getByText(`About ${importedCenter.name}.`).waitFor()
    let requests = 0
    page.on('request', (request) => {
      requests += Number(request.method() === 'POST')
    })

    await field(page, 'Email').fill('sam@')
    await button(page).tap()
    await page.getByText('Your message is not sent yet. Please check:').waitFor()
    await expect.poll(() => focused(page).textContent()).toContain('Enter your full name')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Enter an email address in the form' }).tap()
    await expect.poll(() => focused(page).getAttribute('name')).toBe('email')
    expect(await focused(page).inputValue()).toBe('sam@')

    await fill(page, 'Is there a bed?')
    await page.getByLabel('Urgency').selectOption({ label: 'Urgent (same day)' })
    const busy = await button(page).evaluate((pressed: HTMLButtonElement) => {
      pressed.click()
      pressed.click()
      return pressed.textContent
    })
    expect(busy).toBe('Sending...')
    await expectThanks(page)
    expect(new URL(page.url()).search).toBe(`?center=${importedCenter.slug}`)
    // The first request had errors.
    expect(requests).toBe(2)
    await expectAccessible(page)
  })

  test('without scripts, returns errors with the typed text, then sends; a reload sends nothing', async ({
    openPage,
  }) => {
    const page = await openPage('/contact', { size: 'phone', scripts: false, mayFail: true })
    const origins: (string | undefined)[] = []
    page.on('request', async (request) => {
      if (request.method() === 'POST') origins.push((await request.allHeaders()).origin)
    })
    await field(page, 'Message').fill('One\n\ntwo')
    await page.getByLabel('Urgency').selectOption('high')
    await button(page).tap()
    await page.getByText('Your message is not sent yet. Please check:').waitFor()
    await expect.poll(() => focused(page).textContent()).toContain('Enter your full name')
    expect(await field(page, 'Message').inputValue()).toBe('One\n\ntwo')
    expect(await page.getByLabel('Urgency').inputValue()).toBe('high')

    await fill(page, 'One\n\ntwo')
    await button(page).tap()
    await expectThanks(page)
    expect(new URL(page.url()).search).toBe('')
    const sent = origins.length
    await page.reload()
    await button(page).waitFor()
    expect(await page.getByText('Thank you for your message').count()).toBe(0)
    expect(origins).toHaveLength(sent)
    // Browsers without Sec-Fetch-Site are checked by their Origin, which must not be "null".
    expect(new Set(origins)).toEqual(new Set([inject('siteUrl')]))
  })

  test('sends one message when submitted twice without scripts, and again after going back', async ({
    openPage,
  }) => {
    const page = await openPage('/contact', { size: 'desktop', scripts: false })
    const formId = page.locator('input[name=form]')
    const before = await formId.inputValue()
    await fill(page, 'Twice')
    await button(page).dblclick()
    await expectThanks(page)
    await page.goBack()
    await expect.poll(() => formId.inputValue()).toBe(before)
    await fill(page, 'Twice')
    await button(page).click()
    await expectThanks(page)
  })

  test('keeps what was typed without a connection, and sends it later', async ({ openPage }) => {
    const page = await openPage('/contact', { size: 'phone', mayFail: true })
    await fill(page, 'Later')
    await page.context().setOffline(true)
    await button(page).tap()
    await page.getByText('Your message is not sent: this site could not be reached.').waitFor()
    expect(await field(page, 'Message').inputValue()).toBe('Later')
    await expect.poll(() => focused(page).textContent()).toContain('help@example.org')
    await page.context().setOffline(false)
    await button(page).tap()
    await expectThanks(page)
  })
})

describe('the email about a message', () => {
  it('is sent after the process was killed before sending it', async () => {
    const data = await makeMigratedFolder()
    const port = await findFreePort()
    const settings = { DATA_DIR: data.folder, SMTP_URL: `smtp://127.0.0.1:${port}` }
    try {
      const dying = await startServer({ ...settings, SITE_EMAIL: 'desk@example.org' })
      const answer = await postMessage(dying.url, 'Zebrafinch')
      expect(answer.status).toBe(303)
      expect(await dying.stop('SIGKILL')).toMatchObject({ signal: 'SIGKILL' })

      const mailServer = await startMailServer(port)
      const next = await startServer({ ...settings, SITE_EMAIL: 'desk@example.org' })
      const [mail] = await mailServer.waitFor(1)
      expect(mail?.to).toEqual(['desk@example.org'])
      expect(mail?.headers).toMatchObject({
        subject: '[Urgent] A bed',
        'reply-to': 'sam@example.org',
      })
      expect(mail?.raw).toContain('Zebrafinch')
      expect(await next.stop()).toEqual({ code: 0, signal: null })
      expect(dying.readOutput() + next.readOutput()).not.toContain('Zebrafinch')
      expect(mailServer.received).toHaveLength(1)
      await mailServer.close()
    } finally {
      await data.remove()
    }
  })
})

function postMessage(siteUrl: string, message: string): Promise<Response> {
  return fetch(`${siteUrl}/contact`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: siteUrl },
    body: new URLSearchParams({
      name: 'Sam Doe',
      email: 'sam@example.org',
      urgency: 'urgent',
      subject: 'A bed',
      message,
    }),
  })
}
