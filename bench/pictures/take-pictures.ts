import { spawnSync } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from 'playwright-core'
import { localize } from '#app/find-page.ts'
import { languages } from '#app/lib/language.ts'
import { findProjectRoot } from '#db/project-root.ts'
import { readLaunchOptions, sizes } from '#tests/support/launch-options.ts'
import { makeDataFolder, startServer } from '#tests/support/test-server.ts'
import { listScreens, type Screen, sampleScreens } from './screens.ts'
import { takeHandbook } from './take-handbook.ts'

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    near: { type: 'string', default: 'Newark' },
    at: { type: 'string' },
    only: { type: 'string' },
    out: { type: 'string', default: '.shots' },
    first: { type: 'boolean', default: false },
    handbook: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const root = findProjectRoot()
const schemes = ['light', 'dark'] as const
const screens: Record<string, Screen> = {
  ...listScreens(values.near),
  ...(values.data === undefined && sampleScreens),
}

if (values.help) {
  console.log(`npm run pictures [-- --data FILE --near PLACE --at TIME --only NAMES --first --out FOLDER]
npm run pictures -- --handbook

Takes a picture of each screen of the built site on a phone and a desktop, light and dark, in each language.
A picture's name is SCREEN-LANGUAGE-SIZE-SCHEME.png.

  --data FILE   a list to import in the place of the samples: .csv, .json, .xlsx …
  --near PLACE  where the screens search (Newark)
  --at TIME     the server's time, for a holiday or a night: 2026-11-26T16:00Z
  --only NAMES  ${Object.keys(screens).join(',')}
  --first       only the first screenful, not the whole page
  --out FOLDER  .shots
  --handbook    the staff's screens, for docs/handbook.md`)
} else if (values.handbook) {
  await takeStaffScreens()
} else {
  await takeAll(path.resolve(root, values.out))
}

async function takeAll(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await withSite(readSettings(), async (browser, siteUrl) => {
    for (const name of values.only?.split(',') ?? Object.keys(screens)) {
      const screen = screens[name]
      if (!screen) throw new Error(`There is no screen ${name}: see --help`)
      await takePictures(browser, siteUrl, path.join(folder, name), screen)
      console.log(name)
    }
  })
}

async function takeStaffScreens(): Promise<void> {
  const folder = path.join(root, 'docs/handbook')
  await mkdir(folder, { recursive: true })
  const settings = { SAMPLE_DATA: 'on', CENTER_MAIL: 'on' }
  await withSite(settings, (browser, siteUrl) => takeHandbook(browser, siteUrl, folder))
}

/** Run `work` with a browser and a server of its own. */
async function withSite(
  settings: Record<string, string>,
  work: (browser: Browser, siteUrl: string) => Promise<void>,
): Promise<void> {
  const data = await makeDataFolder()
  try {
    if (values.data) await importFile(path.resolve(values.data), data.folder)
    const server = await startServer({ DATA_DIR: data.folder, ...settings })
    const browser = await chromium.launch(readLaunchOptions())
    try {
      await work(browser, server.url)
    } finally {
      await browser.close()
      await server.stop()
    }
  } finally {
    await data.remove()
  }
}

function readSettings(): Record<string, string> {
  const samples = values.data ? 'off' : 'on'
  if (!values.at) return { SAMPLE_DATA: samples }
  const clock = pathToFileURL(path.join(root, 'bench/pictures/shift-clock.mjs')).href
  return { SAMPLE_DATA: samples, PICTURES_AT: values.at, NODE_OPTIONS: `--import=${clock}` }
}

async function importFile(file: string, folder: string): Promise<void> {
  const wanted = ['run', '--silent', 'import', '--', file, '--outside=keep']
  const { status } = spawnSync('npm', wanted, {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder, SAMPLE_DATA: 'off' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error(`${file} was not imported`)
}

async function takePictures(
  browser: Browser,
  siteUrl: string,
  file: string,
  screen: Screen,
): Promise<void> {
  for (const size of ['phone', 'desktop'] as const) {
    for (const scheme of schemes) {
      const page = await browser.newPage({
        viewport: sizes[size],
        isMobile: size === 'phone',
        colorScheme: scheme,
        reducedMotion: 'reduce',
      })
      await page.goto(siteUrl)
      const address = typeof screen === 'string' ? screen : await screen(page)
      for (const language of languages) {
        await page.goto(siteUrl + localize(address, language))
        await takePicture(page, `${file}-${language}-${size}-${scheme}.png`)
      }
      await page.close()
    }
  }
}

async function takePicture(page: Page, file: string): Promise<void> {
  await page.screenshot({ path: file, fullPage: !values.first })
}
