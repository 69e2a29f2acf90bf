import type { Page } from 'playwright-core'
import { findSamplePath } from '#tests/support/sample-paths.ts'

/** The path of a screen, or how to find it on a page that is open at Home. */
export type Screen = string | ((page: Page) => Promise<string>)

const asked = (words: string, place: string) =>
  `/centers?${new URLSearchParams({ q: words, ...(place && { near: place }) })}`

/** The screens of any directory, by file name; `place` is where people search. */
export function listScreens(place: string): Record<string, Screen> {
  return {
    home: '/',
    results: asked('outpatient medicaid', place),
    'results-one': asked('detox medicaid', place),
    'results-none': asked('residential women medicaid', place),
    'results-anywhere': asked('detox', ''),
    'results-near': asked('', place),
    'results-bed': `/centers?type=inpatient&type=detox&type=residential&near=${place}`,
    center: (page) => findFirst(page, asked('outpatient', place)),
    'center-near': (page) => findFirst(page, asked('', place)),
    county: '/counties/essex',
    sheet: `/centers/sheet?near=${place}`,
    list: '/list',
    'emergency-help': '/emergency-help',
    contact: '/contact',
    about: '/about',
    'not-found': '/no-such-page',
  }
}

/** The screens that only the samples have. */
export const sampleScreens: Record<string, Screen> = {
  'center-rich': findSamplePath(({ name }) => name.startsWith('Cedar Lantern')),
  'center-closed': findSamplePath(({ permanentlyClosed }) => permanentlyClosed === true),
  'center-temporarily-closed': findSamplePath(
    ({ temporarilyClosed }) => temporarilyClosed === true,
  ),
  'words-of-a-topic': '/centers?q=my+son+is+using+near+paterson',
  'words-of-danger': '/centers?q=my+son+is+overdosing',
}

/** Find the page of the first center of a list. */
async function findFirst(page: Page, list: string): Promise<string> {
  await page.goto(new URL(list, page.url()).href)
  const link = page.locator('#results h3 > a').first()
  return (await link.getAttribute('href')) ?? list
}
