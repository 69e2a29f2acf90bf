import { sql } from 'drizzle-orm'
import { type Database, openDatabase } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'
import type { Viewer } from '#db/viewer.ts'
import { openAppOver } from '#tests/support/test-app.ts'
import { addMembers, benchAdmin } from './admin-data.ts'
import type { BenchSettings, Line } from './bench.ts'
import { measure, printTable, summarize } from './statistics.ts'

const admin: Viewer = { kind: 'member', userId: benchAdmin, role: 'admin' }
/** What an admin page may take on the server (milliseconds, 95th percentile). */
const most = 100

/**
 * The server's time for each admin page, rendered whole, over the nation's centers and the members of
 * `addMembers`: one request after the other, without the network and without a session. The
 * processor's share is what it would be on a machine that does nothing else.
 */
export async function benchAdminPages(settings: BenchSettings): Promise<Line[]> {
  const dataDir = await settings.copyNation()
  if (!dataDir) return []
  const database = await openDatabase({ dataDir })
  try {
    return [await measurePages(database, settings.rounds)]
  } finally {
    await database.close()
  }
}

async function measurePages(database: Database, rounds: number): Promise<Line> {
  await addMembers(database)
  const [center] = await readRows<{ id: string }>(
    database.orm,
    sql`select id from treatment_centers order by name offset 7000 limit 1`,
  )
  const pages: Record<string, string> = {
    centers: '/admin',
    'centers, search': '/admin?q=recovery',
    'centers, search of few': '/admin?q=zzq',
    'centers by reviews': '/admin?sort=-reviews',
    'centers, page 700': '/admin?page=700',
    'centers by name, page 700': '/admin?sort=name&page=700',
    'center, edit': `/admin/centers/${center?.id}/edit`,
    reviews: '/admin/reviews',
    'reviews, approved': '/admin/reviews?state=approved',
    'reviews, all, page 2000': '/admin/reviews?state=all&page=2000',
    'reviews, search': '/admin/reviews?q=member12',
    comments: '/admin/reviews/comments',
    users: '/admin/users',
    'users, search': '/admin/users?q=member12',
    'users, page 100': '/admin/users?page=100',
    'analytics, 30 days': '/admin/analytics',
    'analytics, 90 days': '/admin/analytics?period=90days',
    'analytics, 1 year': '/admin/analytics?period=1year',
    messages: '/admin/messages',
    activity: '/admin/activity',
  }
  const app = await openAppOver(database, {}, undefined, async () => admin)
  const rows: (string | number)[][] = [
    ['admin page, ms on the server', 'median', 'p95', 'of the processor', ''],
  ]
  let slowest = { what: '', p95: 0 }
  for (const [name, address] of Object.entries(pages)) {
    const inputs = Array.from({ length: rounds }, () => address)
    const spent: number[] = []
    const durations = await measure(inputs, async (path) => {
      const before = process.cpuUsage()
      await app.readPage(path)
      const { user, system } = process.cpuUsage(before)
      spent.push((user + system) / 1000)
    })
    const { median, p95 } = summarize(durations)
    rows.push([name, median, p95, summarize(spent).median, p95 > most ? `over ${most}` : ''])
    if (p95 > slowest.p95) slowest = { what: `slowest p95: ${name}`, p95 }
  }
  console.log(`\nAdmin pages, 14,034 centers, 5,000 members, 50,000 reviews (${database.engine})`)
  printTable(rows)
  const { what, p95 } = slowest
  return { what, unit: 'ms', ours: p95, reference: most, against: 'limit', wanted: { most: 1 } }
}
