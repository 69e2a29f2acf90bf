import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '#db/client.server.ts'
import { treatmentCenters } from '#db/schema/centers.ts'
import { benchAdminPages } from './admin-pages.ts'
import { benchImport } from './import-speed.ts'
import { benchPages } from './page-speed.ts'
import { readRealFile } from './real-file.ts'
import { benchSearch } from './search-speed.ts'
import { benchSignIns } from './sign-in-load.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '6' },
    only: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) {
  console.log(`npm run bench [-- --rounds 200 --seconds 6 --only admin]

Imports the nation's 14,034 real facilities (../shared/data) into a fresh embedded database and
prints: the import's speed beside a plain insert's, the time of directory searches in the database,
the requests per second of the pages, what each admin page takes with 5,000 members and their 50,000
reviews, and what Home takes while 200 people sign in. --only admin leaves the rest out.`)
} else {
  const rounds = Number(values.rounds)
  if (values.only === 'admin') {
    await inFolder((dataDir) => runAdminBench(dataDir, rounds))
  } else {
    await runBenches(rounds, Number(values.seconds))
    await inFolder(benchSignIns)
  }
}

async function inFolder(work: (dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'directory-bench-'))
  try {
    await work(dataDir)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function runBenches(rounds: number, seconds: number): Promise<void> {
  const items = await readRealFile()
  if (!items) return
  await inFolder(async (dataDir) => {
    const database = await openDatabase({ dataDir })
    let slug: string | undefined
    try {
      await benchImport(database, items)
      await benchSearch(database, rounds)
      const [center] = await database.orm
        .select({ slug: treatmentCenters.slug })
        .from(treatmentCenters)
        .limit(1)
      slug = center?.slug
    } finally {
      await database.close()
    }
    await benchPages(
      dataDir,
      {
        home: '/',
        directory: '/centers',
        'directory, text': '/centers?q=recovery',
        'directory, city and type': '/centers?location=Newark&type=outpatient',
        center: `/centers/${slug}`,
      },
      seconds,
    )
    const filled = await openDatabase({ dataDir })
    try {
      await benchAdminPages(filled, rounds)
    } finally {
      await filled.close()
    }
  })
}

/** The admin pages alone, over the same centers. */
async function runAdminBench(dataDir: string, rounds: number): Promise<void> {
  const items = await readRealFile()
  if (!items) return
  const database = await openDatabase({ dataDir })
  try {
    await benchImport(database, items)
    await benchAdminPages(database, rounds)
  } finally {
    await database.close()
  }
}
