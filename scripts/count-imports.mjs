// node scripts/count-imports.mjs: how often each wing of app/ imports each other one. Tests and routes, which put pages
// together from any wing, are left out.
// biome.json forbids what stands below the diagonal.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root, say } from './lib/prepare.mjs'

/** From the top: a wing imports the wings above it. */
const wings = ['center', 'search', 'members', 'visitors', 'own-center', 'data', 'staff']

const counts = new Map()
for (const wing of wings) {
  const folder = path.join(root, 'app', wing)
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(name) || /\.(test|route)\.|(^|[\\/])test-/.test(name)) continue
    const text = readFileSync(path.join(folder, name), 'utf8')
    for (const [, imported] of text.matchAll(/'#app\/([a-z-]+)\/[^']+'/g)) {
      if (imported === wing || !wings.includes(imported)) continue
      const key = `${wing} ${imported}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    }
  }
}

const width = 11
const row = (cells) => say(cells.map((cell) => String(cell).padStart(width)).join(''))
row(['imports', ...wings])
for (const wing of wings) {
  row([
    wing,
    ...wings.map((other) => (wing === other ? '·' : (counts.get(`${wing} ${other}`) ?? 0))),
  ])
}
const upward = [...counts.keys()].filter((key) => {
  const [wing, imported] = key.split(' ')
  return wings.indexOf(imported) > wings.indexOf(wing)
})
if (upward.length > 0) {
  say(`Upward: ${upward.join(', ')}`)
  process.exitCode = 1
}
