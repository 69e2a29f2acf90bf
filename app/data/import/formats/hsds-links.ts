import { tableRowProblems } from '#app/data/import/messages.ts'
import type { TableRow } from './hsds-table-rows.ts'
import type { LinkedTable, TableFiles } from './hsds-tables.ts'
import { recordLimits } from './record-limits.ts'
import { pick, type RawRecord, type ReadRecord, toFieldKey } from './records.ts'

/** A row of a table as the nested object that it is in JSON. */
export type Row = Record<string, unknown>

/** The objects that rows of other tables belong to, the narrowest first. */
const owners = ['serviceatlocation', 'service', 'location', 'organization', 'contact'] as const

type Owner = (typeof owners)[number]

/** What people call the objects that rows refer to. */
export const objectNames: Record<Owner | 'taxonomyterm', string> = {
  serviceatlocation: 'service at a location',
  service: 'service',
  location: 'location',
  organization: 'organization',
  contact: 'contact',
  taxonomyterm: 'taxonomy term',
}

/** Rows may also belong to these; an import ignores such rows. */
const unreadOwners = ['phoneid', 'programid', 'servicecapacityid']

type Owned = {
  /** By their table. */
  lists: Record<string, Row[]>
  places: Pick<TableRow, 'file' | 'row'>[]
  isTaken: boolean
}

/** Of one table. Every record of an organization or a location repeats their rows, so many would be slow. */
const maxDetails = 200

/** The rows of the linked tables, by the object that each belongs to. Without contacts, their rows are ignored. */
export function createLinkedRows(tables: TableFiles) {
  const byOwner = {
    serviceatlocation: new Map<string, Owned>(),
    service: new Map<string, Owned>(),
    location: new Map<string, Owned>(),
    organization: new Map<string, Owned>(),
    contact: new Map<string, Owned>(),
  } satisfies Record<Owner, Map<string, Owned>>
  return {
    /** Return the reason why the row belongs to nothing, or null. */
    add(table: LinkedTable, { record, file, row }: TableRow, values: Row): string | null {
      const link = findLink(record)
      if (link === 'unread' || (link?.owner === 'contact' && !tables.has('contacts'))) return null
      if (link === null) return tableRowProblems.linksNowhere({ file, row })
      const known = byOwner[link.owner].get(link.id) ?? { lists: {}, places: [], isTaken: false }
      const list = known.lists[table] ?? []
      const limit = table === 'serviceatlocations' ? recordLimits.unfoldedRecords : maxDetails
      if (list.length >= limit) {
        return tableRowProblems.tooMany({ file, row }, objectNames[link.owner], limit)
      }
      list.push(values)
      known.lists[table] = list
      known.places.push({ file, row })
      byOwner[link.owner].set(link.id, known)
      return null
    },
    /** The rows that belong to an object, as lists by their tables. */
    take(owner: Owner, id: string): Record<string, Row[]> {
      const known = byOwner[owner].get(id)
      if (!known) return {}
      known.isTaken = true
      return known.lists
    },
    /** List each row whose object was never read, as a problem. */
    *listLost(): Generator<ReadRecord> {
      for (const owner of owners) {
        for (const [id, { places, isTaken }] of byOwner[owner]) {
          if (isTaken) continue
          for (const place of places) {
            yield { problem: tableRowProblems.brokenLink(place, objectNames[owner], id) }
          }
        }
      }
    },
  }
}

type Link = { owner: Owner; id: string } | 'unread' | null

function findLink(record: RawRecord): Link {
  const linked = readId(record, 'linkid')
  if (linked !== null) {
    const entity = toFieldKey(readId(record, 'linkentity', 'linktype') ?? 'service')
    const owner = owners.find((name) => name === entity)
    return owner ? { owner, id: linked } : 'unread'
  }
  for (const owner of owners) {
    const id = readId(record, `${owner}id`)
    if (id !== null) return { owner, id }
  }
  return unreadOwners.some((key) => record.has(key)) ? 'unread' : null
}

export function readId(record: RawRecord, ...keys: string[]): string | null {
  const id = pick(record, ...keys)
  return typeof id === 'string' ? id : null
}

const linkKeys = new Set([
  'id',
  'linkid',
  'linkentity',
  'linktype',
  ...owners.map((name) => `${name}id`),
])

/** Drop the ids: no longer needed, they would take most of the memory. */
export function toRow(record: RawRecord): Row {
  return Object.fromEntries([...record].filter(([key]) => !linkKeys.has(key)))
}
