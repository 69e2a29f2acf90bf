import { packageProblems } from '#app/data/import/messages.ts'
import { recordLimits } from './record-limits.ts'
import { isPlainObject, parsingFailed, toFieldKey } from './records.ts'
import type { ZipPart, ZipParts } from './zip-parts.ts'

/** The tables of HSDS that we read, with the names of their CSV files in HSDS 3 and in 1 and 2. */
const tableNames = {
  services: ['services'],
  organizations: ['organizations'],
  locations: ['locations'],
  serviceatlocations: ['service_at_location', 'service_at_locations', 'services_at_location'],
  addresses: ['addresses', 'physical_addresses'],
  phones: ['phones'],
  contacts: ['contacts'],
  schedules: ['schedules', 'regular_schedules'],
  languages: ['languages'],
  accessibility: ['accessibility', 'accessibility_for_disabilities'],
  costoptions: ['cost_options'],
  eligibility: ['eligibility', 'eligibilities'],
  requireddocuments: ['required_documents'],
  attributes: ['attributes', 'service_attributes', 'other_attributes', 'service_taxonomy'],
  taxonomyterms: ['taxonomy_terms', 'taxonomy'],
} as const

export type HsdsTable = keyof typeof tableNames

/** Tables whose rows belong to rows of others, under this key there. */
export const linkedTables = [
  'addresses',
  'phones',
  'schedules',
  'languages',
  'accessibility',
  'costoptions',
  'eligibility',
  'requireddocuments',
  'attributes',
  // Must follow the phones, because some belong to contacts.
  'contacts',
] as const satisfies readonly HsdsTable[]

export type LinkedTable = (typeof linkedTables)[number] | 'serviceatlocations'
export type TableFiles = ReadonlyMap<HsdsTable, readonly ZipPart[]>

const tableOfName = new Map(
  Object.entries(tableNames).flatMap(([table, names]) =>
    names.map((name) => [toFieldKey(name), table as HsdsTable] as const),
  ),
)

/**
 * Find the CSV files of each table: as `datapackage.json` names them (Frictionless Data), or by their own names. Throws
 * `ImportFileError` for a package without services.
 */
export async function findTables(parts: ZipParts): Promise<TableFiles> {
  const visible = [...parts.values()].filter(({ path }) => !/(^|\/)(\.|__MACOSX\/)/.test(path))
  const descriptor = visible.find(({ path }) => baseName(path) === 'datapackage.json')
  const named = descriptor
    ? await listResources(descriptor, parts)
    : visible.filter(({ path }) => /\.csv$/i.test(path)).map((part) => nameTable(part, part.path))
  const tables = new Map<HsdsTable, ZipPart[]>()
  for (const { table, part } of named) {
    if (table && part.size > 0) tables.set(table, [...(tables.get(table) ?? []), part])
  }
  if (!tables.has('services')) throw parsingFailed(packageProblems.noServices)
  return tables
}

type NamedPart = { table: HsdsTable | undefined; part: ZipPart }

function nameTable(part: ZipPart, name: string): NamedPart {
  return { table: tableOfName.get(toFieldKey(baseName(name).replace(/\.csv$/i, ''))), part }
}

/** A path leads only to a file in the package: others, and URLs, are in no list of its parts. */
async function listResources(descriptor: ZipPart, parts: ZipParts): Promise<NamedPart[]> {
  const folder = descriptor.path.slice(0, -'datapackage.json'.length)
  const { resources } = await readDescriptor(descriptor)
  const listed = Array.isArray(resources) ? resources.filter(isPlainObject) : []
  return listed.flatMap(({ name, path }) =>
    [path].flat().flatMap((file) => {
      const part = typeof file === 'string' ? parts.get(folder + file) : undefined
      if (!part) return []
      const byName = nameTable(part, String(name))
      return byName.table ? byName : nameTable(part, part.path)
    }),
  )
}

async function readDescriptor(descriptor: ZipPart): Promise<Record<string, unknown>> {
  if (descriptor.size > recordLimits.length) throw parsingFailed(packageProblems.badDescriptor)
  const chunks: Uint8Array[] = []
  for await (const chunk of descriptor.open()) chunks.push(chunk)
  try {
    const value: unknown = JSON.parse(Buffer.concat(chunks).toString())
    if (isPlainObject(value)) return value
  } catch {}
  throw parsingFailed(packageProblems.badDescriptor)
}

function baseName(path: string): string {
  return path.split('/').at(-1) ?? path
}
