import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { openDatabase } from '#db/client.server.ts'
import { findProjectRoot } from '#db/project-root.ts'

/** A table of so many centers, each with all that a real one has; no two alike. */
async function writeLargeFile(file: string, rows: number): Promise<void> {
  async function* lines() {
    yield 'name,address,city,state,postal_code,phone,website,description,latitude,longitude,categories\n'
    for (let row = 0; row < rows; row += 1_000) {
      let text = ''
      for (let index = row; index < Math.min(rows, row + 1_000); index++) {
        text += `Harbor House ${index},"${index} Main Street, Newark, NJ 07102",Newark,NJ,07102,(609) 555-0${100 + (index % 100)},https://example.org/${index},"Outpatient and residential care for adults, house ${index}.",40.${7000 + (index % 900)},-74.${1000 + (index % 900)},Detox center;Clinic ${index % 40}\n`
      }
      yield text
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(file))
}

/** The most memory that the whole process of an import ever holds, in megabytes, and how long it takes. */
export async function benchMemory(dataDir: string, rows: number): Promise<void> {
  // A new embedded database takes 850 MB once, while it is made: that is no import's.
  await openDatabase({ dataDir }).then((database) => database.close())
  const file = path.join(dataDir, 'large.csv')
  await writeLargeFile(file, rows)
  const started = performance.now()
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'commands/import.ts', file, '--report', path.join(dataDir, 'report.csv')],
    { cwd: findProjectRoot(), env: { PATH: process.env.PATH, DATA_DIR: dataDir }, stdio: 'pipe' },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  let peak = 0
  const timer = setInterval(async () => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
    peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0))
  }, 200)
  const code = await new Promise((resolve) => child.once('close', resolve))
  clearInterval(timer)
  if (code !== 0) throw new Error(`The import ended with ${code}: ${output}`)
  const seconds = (performance.now() - started) / 1000
  const inserted = /Inserted: ([\d,]+)/.exec(output)?.[1]
  console.log(
    `\nMemory of an import of ${rows} rows (pglite): ${Math.round(peak / 1024)} MB at its peak, ${inserted} inserted in ${seconds.toFixed(0)} s`,
  )
}
