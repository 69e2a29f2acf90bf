import { treatmentCenters } from '#db/schema/centers.ts'
import { listSitemapParts, type Read, type SitemapPart } from './read-sitemap.server.ts'

const tenMinutes = 600_000

type Known = { centers: number; at: number; parts: Promise<SitemapPart[]> }

const knownOf = new WeakMap<object, Known>()

/**
 * The parts of a database's sitemap. Cutting them reads every center, so they are cut once for all
 * who ask, and again when the number of centers changed or after ten minutes.
 */
export async function readSitemapParts(database: object, read: Read): Promise<SitemapPart[]> {
  const centers = await read((tx) => tx.$count(treatmentCenters))
  const known = knownOf.get(database)
  if (known?.centers === centers && Date.now() - known.at < tenMinutes) return known.parts
  const parts = listSitemapParts(read)
  knownOf.set(database, { centers, at: Date.now(), parts })
  parts.catch(() => knownOf.delete(database))
  return parts
}
