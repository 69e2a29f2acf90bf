import type { LaunchOptions } from 'playwright-core'

export const sizes = {
  narrow: { width: 320, height: 640 },
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
} as const

/**
 * The features that Playwright turns off. Chromium only reads the last `--disable-features`: ours must
 * repeat them. `own-checks.test.ts` fails when Playwright's list has grown.
 */
const withoutByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]

/**
 * The address bar's suggestions. Chromium loads their hidden pages with each new window, which takes
 * more than half of the time to open a small page.
 */
const suggestions = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']

/** Arguments for a Chromium without a window that sends no requests of its own. */
export const browserArguments = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Opening a page takes a fifth less CPU time without a spare process for each.
  '--renderer-process-limit=1',
  `--disable-features=${[...withoutByPlaywright, ...suggestions].join(',')}`,
  // Pages and tests can only reach this machine.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
]

/**
 * Return the options to start Chromium with. Its headless shell has no back/forward cache:
 * `isWhole` asks for the whole browser.
 */
export function readLaunchOptions({ isWhole = false } = {}): LaunchOptions {
  const { CHROMIUM, HEADLESS_CHROMIUM } = process.env
  const executablePath = isWhole ? CHROMIUM : HEADLESS_CHROMIUM
  if (!executablePath) throw new Error('No browser is named: run the tests by `npm test`.')
  return { executablePath, args: browserArguments }
}
