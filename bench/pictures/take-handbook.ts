import path from 'node:path'
import type { Browser, Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { demoAccounts } from '#app/data/samples/seed.server.ts'
import { sizes } from '#tests/support/launch-options.ts'
import { nationalList, newerList } from './handbook-lists.ts'

/** In pixels. Pictures have the width of the handbook's text, and show the top of a page. */
const width = 800
const maxHeight = 700
/** Screens have few colors: a picture has 10 to 50 kB. */
const colours = 16

/**
 * Work through the handbook's tasks on a site with samples, as their admin, and write a picture of
 * each into `folder`. Changes the site's data.
 */
export async function takeHandbook(
  browser: Browser,
  siteUrl: string,
  folder: string,
): Promise<void> {
  const page = await browser.newPage({
    baseURL: siteUrl,
    viewport: sizes.desktop,
    reducedMotion: 'reduce',
  })
  const take = async (name: string, part?: Locator) => {
    const screenshot = await (part?.screenshot() ?? page.screenshot({ fullPage: true }))
    await writePicture(screenshot, path.join(folder, `${name}.png`), part ? Infinity : maxHeight)
    console.log(name)
  }
  await signIn(page)
  await addSource(page)
  await take('differences')
  await acceptNewCenters(page)
  await page.goto('/admin/today')
  await take('today')
  await page.goto('/admin/calls/numbers')
  await take('find-a-number')
  await openCall(page)
  await take('call')
  await previewList(page)
  await take('import')
  await compareDuplicates(page)
  await take('duplicates')
  await previewBulkEdit(page)
  await take('bulk-edit')
  await openLinks(page)
  await take('links', page.getByRole('dialog'))
  await page.close()
}

async function writePicture(screenshot: Buffer, file: string, most: number): Promise<void> {
  const { data, info } = await sharp(screenshot)
    .resize({ width, withoutEnlargement: true })
    .toBuffer({ resolveWithObject: true })
  await sharp(data)
    .extract({ left: 0, top: 0, width: info.width, height: Math.min(info.height, most) })
    .png({ palette: true, colours, compressionLevel: 9 })
    .toFile(file)
}

async function signIn(page: Page): Promise<void> {
  const admin = demoAccounts.find(({ label }) => label === 'Admin')
  if (!admin) throw new Error('The samples have no admin')
  await page.goto('/admin')
  await page.getByLabel('Username').fill(admin.login)
  await page.getByLabel('Password', { exact: true }).fill(admin.password)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Bulk Import' }).waitFor()
}

const makeFile = (name: string, text: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
})

/** Adds a source of the newer list, and opens what its run found. */
async function addSource(page: Page): Promise<void> {
  await page.goto('/admin/sources/new?kind=upload')
  await page.locator('[name=name]').fill('State licensing list')
  await page.locator('[name=listedIn]').fill('State licensing list')
  await page.getByRole('button', { name: 'Add source' }).click()
  const file = makeFile('state-licensing-list.csv', newerList)
  await page.getByLabel('Upload a file').setInputFiles(file)
  await page.getByRole('button', { name: 'Upload and compare' }).click()
  await page
    .getByRole('link', { name: /^Review/ })
    .first()
    .click()
  await page.getByRole('heading', { name: 'What State licensing list says' }).waitFor()
}

async function acceptNewCenters(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^New centers/ }).click()
  // All differences have such a button, too.
  await page.getByRole('heading', { name: 'New centers' }).waitFor()
  await page.getByRole('button', { name: /^Accept all/ }).click()
  await page.getByText('2 differences accepted.').waitFor()
}

/** Opens the first call, with what the center says has changed. */
async function openCall(page: Page): Promise<void> {
  await page.goto('/admin/calls')
  await page.getByRole('button', { name: 'Start twenty calls' }).click()
  await page.locator('#call').waitFor()
  await page.keyboard.press('m')
  await page.locator('#heard-newNumber').fill('(856) 555-0195')
  await page.locator('#heard-newHours').fill('Mon-Fri 9 to 5, Sat closed')
}

async function previewList(page: Page): Promise<void> {
  await page.goto('/admin/import')
  await page.locator('#file').setInputFiles(makeFile('national-list.csv', nationalList))
  await page.getByRole('button', { name: 'Upload and preview' }).click()
  await page.getByRole('heading', { name: 'Before you import' }).waitFor()
}

async function compareDuplicates(page: Page): Promise<void> {
  await page.goto('/admin/duplicates')
  await page
    .getByRole('link', { name: /^Compare/ })
    .first()
    .click()
  await page.getByRole('heading', { name: 'Choose the values that stay' }).waitFor()
}

async function previewBulkEdit(page: Page): Promise<void> {
  await page.goto('/admin?county=Essex')
  await page.getByLabel('Select all on this page').check()
  await page.getByRole('button', { name: 'Edit a field' }).click()
  await page.locator('#field').selectOption('specialHours')
  await page.locator('[name=value]').fill('Thanksgiving: Closed')
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('heading', { name: /would change$/ }).waitFor()
}

/** Opens the links of a center that gave an email address. */
async function openLinks(page: Page): Promise<void> {
  await page.goto('/admin?q=Nine+Pines')
  await page.getByRole('button', { name: /^More for/ }).click()
  await page.getByRole('link', { name: 'Confirmation link' }).click()
  await page.getByLabel('Email', { exact: true }).fill('desk@example.org')
  await page.getByLabel('A person at the listed number').check()
  await page.getByRole('button', { name: 'Add the address' }).click()
  await page.getByText('confirmed, no email yet').waitFor()
}
