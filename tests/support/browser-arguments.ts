/**
 * What Playwright turns off: of two switches of a name Chromium reads the last, so all stand in one.
 * `own-checks.test.ts` says when Playwright's list has grown.
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
 * The address bar's suggestions, two pages of Chromium's own that it loads for each new window: more than
 * half of the work of opening a small page, seen by nobody.
 */
const suggestions = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']

/** For a Chromium that shows nothing and asks nobody for anything by itself. */
export const browserArguments = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Without a spare process for each page, opening a page takes a fifth less of a processor.
  '--renderer-process-limit=1',
  `--disable-features=${[...withoutByPlaywright, ...suggestions].join(',')}`,
  // Whatever a page or a test may try: nothing beyond this machine has an address.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
]
