// npm run notices: writes THIRD-PARTY-NOTICES.txt from package-lock.json and the installed packages. Run it after a
// change of dependencies.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ensureInstalled, root, say } from './lib/prepare.mjs'

ensureInstalled()
const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
const packages = new Map()
for (const [place, { version, license, dev }] of Object.entries(lock.packages)) {
  if (place === '' || dev) continue
  const name = place.split('node_modules/').at(-1)
  const key = `${name} ${version}`
  packages.set(key, { key, license, text: packages.get(key)?.text ?? readLicense(place) })
}
const sorted = [...packages.values()].sort((a, b) => a.key.localeCompare(b.key, 'en'))

/** Return the text of a package's license; undefined for another system's package, which isn't installed. */
function readLicense(place) {
  const folder = path.join(root, place)
  if (!existsSync(folder)) return undefined
  const name = readdirSync(folder).find((file) => /^(licen[sc]e|copying)/i.test(file))
  return name && readFileSync(path.join(folder, name), 'utf8').replaceAll('\r', '').trim()
}

const byText = new Map()
for (const { key, text } of sorted) {
  if (text) byText.set(text, [...(byText.get(text) ?? []), key])
}
const texts = [...byText].map(
  ([text, keys]) => `${'-'.repeat(80)}\n${keys.join(', ')}\n\n${text}\n`,
)
const list = sorted.map(({ key, license }) => `${key}: ${license}`)
const file = path.join(root, 'THIRD-PARTY-NOTICES.txt')
writeFileSync(
  file,
  `Third-party notices

These packages come with the product, or build it. After the list, each license text names its packages; a package for
another operating system has the license of the package that it belongs to.

The font Commissioner is licensed under the SIL Open Font License 1.1 (app/assets/fonts/OFL.txt). The icons are from
Lucide (ISC). The map of counties is from the Census Bureau (public domain). The table of towns and ZIP codes is from the
Census Bureau (public domain) and GeoNames (CC BY 4.0, https://www.geonames.org).

The map's shores, site/map-shapes.json, are licensed under the LGPL, version 3 or later (site/map-shapes-license): GSHHG and
DCW (c) P. Wessel and the GMT Team; changed: cut, joined, simplified by scripts/make-map-shapes.mjs. The shores of New York
City are from New York City Planning (public domain).

The words that the search never corrects, app/search/understand/common-words.br, are from SCOWL and an-array-of-spanish-words
(MIT), whose licenses are in app/search/understand/common-words-license, and from Debian's wspanish (public domain).

${list.join('\n')}

${texts.join('\n')}`,
)
say(`${sorted.length} packages, ${byText.size} license texts`)
