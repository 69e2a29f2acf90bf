import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright-core'
import { localize } from '#app/find-page.ts'
import { languages } from '#app/lib/language.ts'
import { findProjectRoot } from '#db/project-root.ts'
import { readLaunchOptions, sizes } from '#tests/support/launch-options.ts'
import { findSamplePath } from '#tests/support/sample-paths.ts'
import { makeDataFolder, startServer } from '#tests/support/test-server.ts'

const center = findSamplePath(({ name }) => name.startsWith('Cedar Lantern'))

/** The screens to look at after a change of the look, by file name. */
const screens: Record<string, string> = {
  home: '/',
  directory: '/centers',
  'words-understood': '/centers?q=methadone+clinic+newark',
  'words-of-a-topic': '/centers?q=my+son+is+using+near+paterson',
  'dead-end': '/centers?near=08608&within=5&offers=methadone&offers=medicaid',
  center,
  'center-closed': findSamplePath(({ permanentlyClosed }) => permanentlyClosed === true),
  county: '/counties/essex',
  list: '/list',
  'emergency-help': '/emergency-help',
  'worried-about-someone': '/worried-about-someone',
  contact: '/contact',
}

const schemes = ['light', 'dark'] as const
type Look = { size: 'phone' | 'desktop'; scheme: (typeof schemes)[number] }

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(screens).join() },
    out: { type: 'string', default: '.shots' },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) {
  console.log(`npm run pictures [-- --only ${Object.keys(screens).join()} --out .shots]

Takes a picture of each screen of the built site with sample data: on a phone and a desktop, light and dark, in each
language. A picture's name is SCREEN-LANGUAGE-SIZE-SCHEME.png.`)
} else {
  const folder = path.resolve(findProjectRoot(), values.out)
  await mkdir(folder, { recursive: true })
  const data = await makeDataFolder()
  const server = await startServer({ DATA_DIR: data.folder, SAMPLE_DATA: 'on' })
  const browser = await chromium.launch(readLaunchOptions())
  try {
    for (const name of values.only.split(',')) {
      if (!screens[name]) throw new Error(`There is no screen ${name}: see --help`)
      await takePictures(browser, server.url, folder, name, screens[name])
      console.log(name)
    }
  } finally {
    await browser.close()
    await server.stop()
    await data.remove()
  }
}

async function takePictures(
  browser: Browser,
  siteUrl: string,
  folder: string,
  name: string,
  address: string,
): Promise<void> {
  const looks = (['phone', 'desktop'] as const).flatMap((size) =>
    schemes.map((scheme): Look => ({ size, scheme })),
  )
  for (const { size, scheme } of looks) {
    const page = await browser.newPage({
      viewport: sizes[size],
      isMobile: size === 'phone',
      colorScheme: scheme,
      reducedMotion: 'reduce',
    })
    for (const language of languages) {
      await page.goto(siteUrl + localize(address, language))
      await page.screenshot({
        path: path.join(folder, `${name}-${language}-${size}-${scheme}.png`),
        fullPage: true,
      })
    }
    await page.close()
  }
}
