import { expect, it } from 'vitest'
import { describeDevice } from './caller.server.ts'

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox on Windows'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0', 'Edge on Windows'],
  [
    'Mozilla/5.0 (X11; Linux x86_64) Chrome/131.0.0.0 Safari/537.36 OPR/116.0.0.0',
    'Opera on Linux',
  ],
  ['Mozilla/5.0 (X11; CrOS x86_64) Chrome/131.0.0.0 Safari/537.36', 'Chrome on ChromeOS'],
  ['Mozilla/5.0 (Android 10; K) SamsungBrowser/27.0 Chrome/125', 'Samsung Internet on Android'],
  ['Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0', 'Firefox on Android'],
  [`Mozilla/5.0 (iPhone) ${webkit} Version/17.6 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
  [`Mozilla/5.0 (iPhone) ${webkit} CriOS/131.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
  [`Mozilla/5.0 (iPad) ${webkit} FxiOS/132.0 Mobile/15E148 Safari/605.1.15`, 'Firefox on iPad'],
  [`Mozilla/5.0 (Macintosh) ${webkit} Version/18.1 Safari/605.1.15`, 'Safari on Mac or iPad'],
  ['Mozilla/5.0 (Macintosh) Chrome/131.0.0.0 Safari/537.36', 'Chrome on Mac'],
  ['Mozilla/5.0 (Linux; U; Android 4.4)', 'Android'],
  ['curl/8.5.0', ''],
  ['<script>Firefox/1</script>', 'Firefox'],
  [null, ''],
])('%s', (userAgent, words) => {
  expect(describeDevice(userAgent)).toBe(words)
})
