import { sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.server.ts'
import { readRows } from '#db/read-rows.server.ts'

/** A range of centers by id, `after` excluded and `to` included; null where it has no end. */
export type SitemapPart = { after: string | null; to: string | null; lastModified: Date }

type ListedCenter = { id: string; slug: string; updatedAt: Date }

/** Runs one read of the database; each is short, so that no transaction stays open while we write. */
export type Read = <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>

// Below half of the protocol’s 50,000, for each is in it in both languages: centers that come after the parts were cut fall into one of them.
const maxInPart = 20_000
const maxInFile = 25_000
const rowsAtOnce = 1_000

/** Cuts all centers, samples excepted, into parts that fit a file each. Reads along the primary key. */
export async function listSitemapParts(read: Read, size = maxInPart): Promise<SitemapPart[]> {
  const parts: SitemapPart[] = []
  let after: string | null = null
  for (;;) {
    const part: PartRow | undefined = await read((tx) => readPart(tx, after, size))
    if (!part?.lastModified) break
    const isLast: boolean = part.centers < size
    const to: string | null = isLast ? null : part.lastId
    parts.push({ after, to, lastModified: new Date(part.lastModified) })
    if (isLast) break
    after = part.lastId
  }
  return parts
}

/** The centers of a part, a thousand at a time. */
export async function* listCentersOfPart(
  read: Read,
  part: Pick<SitemapPart, 'after' | 'to'>,
): AsyncGenerator<ListedCenter[]> {
  let { after } = part
  for (let listed = 0; listed < maxInFile; listed += rowsAtOnce) {
    const rows = await read((tx) => readCenters(tx, after, part.to))
    if (rows.length) yield rows
    if (rows.length < rowsAtOnce) return
    after = rows.at(-1)?.id ?? null
  }
}

type PartRow = { centers: number; lastId: string; lastModified: Date | string | null }

async function readPart(tx: Transaction, after: string | null, size: number) {
  const [row] = await readRows<PartRow>(
    tx,
    sql`select count(*)::integer as centers, max(updated_at) as "lastModified",
        max(id::text collate "C") as "lastId"
      from (select id, updated_at from treatment_centers
        where source <> 'sample' ${beyond(after)} order by id limit ${size}) part`,
  )
  return row
}

async function readCenters(tx: Transaction, after: string | null, to: string | null) {
  const rows = await readRows<{ id: string; slug: string; updatedAt: Date | string }>(
    tx,
    sql`select id, slug, updated_at as "updatedAt" from treatment_centers
      where source <> 'sample' ${beyond(after)} ${to === null ? sql`` : sql`and id <= ${to}::uuid`}
      order by id limit ${rowsAtOnce}`,
  )
  return rows.map((row) => ({ ...row, updatedAt: new Date(row.updatedAt) }))
}

function beyond(after: string | null) {
  return after === null ? sql`` : sql`and id > ${after}::uuid`
}
