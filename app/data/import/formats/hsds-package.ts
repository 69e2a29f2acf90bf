import { packageProblems, tableRowProblems } from '#app/data/import/messages.ts'
import type { FileSource } from './file-source.ts'
import { createLinkedRows, objectNames, type Row, readId, toRow } from './hsds-links.ts'
import { createTableFiles, type TableRow } from './hsds-table-rows.ts'
import { findTables, linkedTables, type TableFiles } from './hsds-tables.ts'
import { type FileNotes, parsingFailed, type ReadRecord } from './records.ts'
import { readZip } from './zip-parts.ts'

/**
 * Read the services of an HSDS package: a zip archive with a CSV file for each table. Gives a record for each service
 * at a location, as `unfoldHsds` does for JSON. Services are read as they stream; the tables that they refer to are
 * kept in memory. A row that refers to a missing one is left out, with its reason.
 */
export function readHsdsPackage(
  source: FileSource,
  notes: FileNotes,
): AsyncGenerator<ReadRecord[]> {
  return readZip(source, packageProblems.notAPackage, async function* (parts) {
    yield* readServices(await findTables(parts), notes)
  })
}

/** Throw `ImportFileError` if an archive is no HSDS package. Reads no table. */
export async function checkHsdsPackage(source: FileSource): Promise<void> {
  const checking = readZip(source, packageProblems.notAPackage, async function* (parts) {
    yield await findTables(parts)
  })
  for await (const _ of checking);
}

/** Objects that rows refer to, by their ids; null if the package has no such table. */
type Known = ReadonlyMap<string, Row> | null

async function* readServices(tables: TableFiles, notes: FileNotes): AsyncGenerator<ReadRecord[]> {
  const problems: ReadRecord[] = []
  const report = (problem: string) => {
    problems.push({ problem })
    if (problems.length > maxProblems) {
      throw parsingFailed(packageProblems.tooManyProblems(maxProblems))
    }
  }
  const files = createTableFiles(tables, notes, report)
  const linked = createLinkedRows(tables)
  const locations = toKnown(await files.readAll('locations'))
  const organizations = toKnown(await files.readAll('organizations'))
  /** The rows that belong to what this row is. */
  const takeOwn = ({ record }: TableRow, owner: 'contact' | 'service'): Record<string, Row[]> => {
    const id = readId(record, 'id')
    return id === null ? {} : linked.take(owner, id)
  }
  const terms = toKnown(await files.readAll('taxonomyterms'))
  for await (const row of files.read('serviceatlocations')) {
    const broken =
      findBroken(row, 'location', locations) ??
      linked.add('serviceatlocations', row, toPlace(row, locations))
    if (broken) report(broken)
  }
  for (const table of linkedTables) {
    for await (const row of files.read(table)) {
      const own = table === 'contacts' ? takeOwn(row, 'contact') : {}
      const broken =
        findBroken(row, 'taxonomyterm', terms) ??
        linked.add(table, row, { ...toDetail(row, terms), ...own })
      if (broken) report(broken)
    }
  }
  for (const [id, row] of organizations ?? []) Object.assign(row, linked.take('organization', id))
  for (const [id, row] of locations ?? []) Object.assign(row, linked.take('location', id))
  for await (const row of files.read('services')) {
    const { serviceatlocations = [{}], ...lists } = takeOwn(row, 'service')
    const broken = findBroken(row, 'organization', organizations)
    if (broken) {
      report(broken)
      continue
    }
    const organization = findKnown(row, 'organization', organizations)
    const service = new Map([...row.record, ...Object.entries({ organization, ...lists })])
    for (const place of serviceatlocations) {
      const own = typeof place.id === 'string' ? linked.take('serviceatlocation', place.id) : {}
      yield [new Map(service).set('serviceatlocation', { ...place, ...own })]
    }
  }
  yield problems
  for (const problem of linked.listLost()) yield [problem]
}

/** Each is a text in memory until the services are read. */
const maxProblems = 100_000

function toKnown(rows: readonly TableRow[] | null): Known {
  if (rows === null) return null
  const known = new Map<string, Row>()
  for (const { record } of rows) {
    const id = readId(record, 'id')
    if (id !== null && !known.has(id)) known.set(id, toRow(record))
  }
  return known
}

function toPlace(row: TableRow, locations: Known): Row {
  const id = readId(row.record, 'id')
  return { ...toRow(row.record), id, location: findKnown(row, 'location', locations) }
}

function toDetail(row: TableRow, terms: Known): Row {
  const term = findKnown(row, 'taxonomyterm', terms)
  return term ? { ...toRow(row.record), taxonomyterm: term } : toRow(row.record)
}

type Target = keyof typeof objectNames

/** In HSDS 1 terms are called taxonomies. */
const oldKeys: Partial<Record<Target, string>> = { taxonomyterm: 'taxonomyid' }

function readTarget({ record }: TableRow, target: Target): string | null {
  const old = oldKeys[target]
  return readId(record, `${target}id`, ...(old ? [old] : []))
}

function findKnown(row: TableRow, target: Target, known: Known): Row | undefined {
  const id = readTarget(row, target)
  return id === null ? undefined : known?.get(id)
}

/** Why a row refers to nothing: there is a table of what it refers to, but without this id. */
function findBroken(row: TableRow, target: Target, known: Known): string | null {
  const id = readTarget(row, target)
  if (known === null || id === null || known.has(id)) return null
  return tableRowProblems.brokenLink(row, objectNames[target], id)
}
