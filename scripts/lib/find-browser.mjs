// Finds a Chromium for the browser tests, or installs Debian's package.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fail, say } from './prepare.mjs'

const installed = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Return a browser's path, after installing it if necessary and possible; otherwise ends the
 * process.
 */
export function findBrowser() {
  const found = installed.find((file) => file && existsSync(file))
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing Chromium for the browser tests …')
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium', 'chromium-headless-shell'], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium'
  }
  fail('The browser tests need Chrome or Chromium: install one, or set CHROMIUM to its path.')
}

const headlessShell = '/usr/bin/chromium-headless-shell'

/**
 * Return the path of the browser for tests that need no more than pages: Chromium's headless shell,
 * which takes two thirds of the CPU time, or else the browser itself.
 */
export function findHeadlessBrowser() {
  const browser = findBrowser()
  return existsSync(headlessShell) ? headlessShell : browser
}
