import path from 'node:path'
import { cleanDay, cleanListName, cleanRowRule } from '#app/data/import/centers/clean-values.ts'
import { checkConstant } from '#app/data/import/centers/constants.ts'
import { constantFields, mappableFields } from '#app/data/import/centers/own-fields.ts'
import { formatNames } from '#app/data/import/formats/import-formats.ts'
import { toFieldKey } from '#app/data/import/formats/records.ts'
import { headerSearch } from '#app/data/import/formats/table-header.ts'
import { locatorAddress, locatorName } from '#app/data/sources/source-fields.ts'
import { formatIsoDate } from '#app/lib/format-date.ts'
import type { Constant, ImportChoices, ListSource, RowRule } from '#db/schema/imports.ts'
import { stateName } from '#site/state.ts'
import { readArguments, UsageError } from './command.ts'

export const usage = `Usage: npm run import -- FILE [options]
       npm run import -- --from findtreatment [options]

Imports treatment centers from a file, which may be packed with gzip: ${formatNames}.
With --from findtreatment and no file, it reads ${stateName.en}'s list from ${locatorName}, page by page; run it again to
go on with a fetch that was broken off.
It may hold the directory's own format, SAMHSA's, HSDS 3, or a Google Maps export. A second import of the same file changes nothing. A
.jsonl file of \`npm run export\` goes into an empty directory, as it was. Stop the server first when
it uses the embedded database.

  --dry-run                 look at everything and report it; change nothing
  --outside=skip|keep       centers outside the state: leave them out (default), or keep them
  --same-name=skip|import   a center whose name is known at another address: leave it out (default for
                            a file), or take it as a branch of its chain (default for the first load
                            of an empty directory, and for ${locatorName})
  --duplicates=skip|fill    a known center: leave it as it is (default), or give it what it has not
  --from LIST               which list the file is, as visitors read it; '' for unknown (default: by
                            its format)
  --address LINK            the address of the locator, if it is another one than
                            ${locatorAddress}; it may be a server on this machine
  --dated YYYY-MM-DD        the list's own day; '' for unknown (default: by the file's name)
  --header-row NUMBER       the row that names the columns of a table, as a spreadsheet counts (default:
                            found among the first 30)
  --map COLUMN=FIELD        a column that is not recognized, as one of the directory's fields; again
                            for each
  --skip COLUMN=VALUE       leave out the rows that have this value in this column; again for each
  --keep COLUMN=VALUE       keep only the rows that have this value in this column; again for each:
                            a row needs one of the values of every column named
  --set FIELD=VALUE         a value for the rows that have none in this field; again for each
  --set-every FIELD=VALUE   a value for every row; again for each
  --mapping NAME            use a mapping that was saved under this name on an import's page; the
                            options above come on top of it
  --report FILE             where the report goes (default: in DATA_DIR/imports for seven days, as
                            FILE.import-report.csv)
  --list                    the latest imports, with their ids
  --resume ID               go on with an import that was broken off
  --undo ID                 take an import back
  --help                    show this text`

type ImportSettings =
  | { kind: 'list' }
  | { kind: 'undo' | 'resume'; id: string; report: string | null }
  /** Rows from `npm run export`. */
  | { kind: 'rows'; file: string }
  | LocatorSettings
  | FileSettings

/** Options of an import whose file is yet to be fetched from the locator. */
export type LocatorSettings = Omit<FileSettings, 'kind' | 'file'> & {
  kind: 'locator'
  address: string
}

export type FileSettings = {
  kind: 'import'
  file: string
  /** Null for a file in DATA_DIR. */
  report: string | null
  /** `sameName` is undefined if not given: the directory decides. */
  choices: Omit<ImportChoices, keyof ListSource | 'sameName'> & {
    sameName?: ImportChoices['sameName']
  }
  /** Options about the list; undefined if not given. */
  list: Partial<ListSource>
  mapping: Record<string, string>
  /** The name of a saved mapping. */
  namedMapping: string | null
  /** The columns of the saved mapping's file, by which the header is found. */
  headerColumns: readonly string[] | null
  isDryRun: boolean
}

/** Parse the command line; null for help. Throws `UsageError`. */
export function readSettings(args: string[]): ImportSettings | null {
  const { values, positionals } = readArguments(args, {
    'dry-run': { type: 'boolean', default: false },
    outside: { type: 'string', default: 'skip' },
    'same-name': { type: 'string' },
    duplicates: { type: 'string', default: 'skip' },
    from: { type: 'string' },
    address: { type: 'string' },
    dated: { type: 'string' },
    map: { type: 'string', multiple: true },
    skip: { type: 'string', multiple: true },
    keep: { type: 'string', multiple: true },
    set: { type: 'string', multiple: true },
    'set-every': { type: 'string', multiple: true },
    mapping: { type: 'string' },
    'header-row': { type: 'string' },
    report: { type: 'string' },
    list: { type: 'boolean', default: false },
    resume: { type: 'string' },
    undo: { type: 'string' },
  })
  if (values.help) return null
  if (values.list) return { kind: 'list' }
  for (const kind of ['undo', 'resume'] as const) {
    const id = values[kind]
    if (id === undefined) continue
    if (!/^[0-9a-f-]{36}$/i.test(id)) throw new UsageError(`--${kind} needs an id; see --list`)
    return { kind, id, report: values.report ?? null }
  }
  const [file, ...others] = positionals
  if (others.length > 0) throw new UsageError('One file at a time.')
  const isLocator = !file && /^findtreatment(\.gov)?$/i.test(values.from ?? '')
  if (values.address !== undefined && !isLocator) {
    throw new UsageError('--address goes with --from findtreatment, without a file.')
  }
  if (isLocator) {
    return {
      ...readFileOptions({ ...values, 'same-name': values['same-name'] ?? 'import' }),
      list: readListSource(locatorName, values.dated ?? formatIsoDate(new Date())),
      kind: 'locator',
      address: values.address ?? locatorAddress,
    }
  }
  if (!file) throw new UsageError('Which file? See npm run import -- --help')
  if (file.toLowerCase().endsWith('.jsonl')) return { kind: 'rows', file }
  const options = readFileOptions(values)
  if (options.report && path.resolve(options.report) === path.resolve(file)) {
    throw new UsageError('The report would overwrite the file.')
  }
  return { ...options, kind: 'import', file }
}

type Values = {
  'dry-run': boolean
  duplicates: string
  outside: string
} & Partial<Record<'same-name' | 'from' | 'dated' | 'mapping' | 'header-row' | 'report', string>> &
  Partial<Record<'map' | 'skip' | 'keep' | 'set' | 'set-every', string[]>>

function readFileOptions(values: Values): Omit<FileSettings, 'kind' | 'file'> {
  const sameName = values['same-name']
  if (sameName !== undefined && sameName !== 'skip' && sameName !== 'import') {
    throw new UsageError('--same-name must be skip or import.')
  }
  const { duplicates, outside } = values
  if (outside !== 'skip' && outside !== 'keep') {
    throw new UsageError('--outside must be skip or keep.')
  }
  if (duplicates !== 'skip' && duplicates !== 'fill') {
    throw new UsageError('--duplicates must be skip or fill.')
  }
  return {
    report: values.report ?? null,
    choices: {
      ...(sameName && { sameName }),
      outside,
      duplicates,
      headerRow: readHeaderRow(values['header-row']),
      skipRules: readRowRules('--skip', values.skip ?? []),
      keepRules: readRowRules('--keep', values.keep ?? []),
      constants: [
        ...readConstants(values.set ?? [], false),
        ...readConstants(values['set-every'] ?? [], true),
      ],
    },
    list: readListSource(values.from, values.dated),
    mapping: readMapping(values.map ?? []),
    namedMapping: values.mapping ?? null,
    headerColumns: null,
    isDryRun: values['dry-run'],
  }
}

function readHeaderRow(written?: string): number | null {
  if (written === undefined) return null
  const row = /^\d{1,3}$/.test(written) ? Number(written) : 0
  if (row < 1 || row > headerSearch.rows) {
    throw new UsageError(`--header-row must be a number from 1 to ${headerSearch.rows}.`)
  }
  return row
}

function readListSource(from?: string, dated?: string): Partial<ListSource> {
  if (dated && !cleanDay(dated)) throw new UsageError('--dated must be a day that was: 2025-03-14')
  return {
    ...(from !== undefined && { listedIn: cleanListName(from) }),
    ...(dated !== undefined && { listedOn: dated || null }),
  }
}

function readRowRules(option: '--skip' | '--keep', pairs: string[]): RowRule[] {
  return pairs.map((pair) => {
    const [, column = '', value = ''] = /^([^=]+)=(.+)$/.exec(pair) ?? []
    const rule = cleanRowRule(column, value)
    if (!rule) throw new UsageError(`${option} ${pair}: must be COLUMN=VALUE`)
    return rule
  })
}

function readConstants(pairs: string[], everyRow: boolean): Constant[] {
  return pairs.map((pair) => {
    const [, field = '', value = ''] = /^(\w+)=(.+)$/.exec(pair) ?? []
    const known = constantFields.find(([name]) => toFieldKey(name) === toFieldKey(field))
    const constant = known && checkConstant({ field: known[0], value, everyRow })
    if (constant) return constant
    const option = everyRow ? '--set-every' : '--set'
    const fields = constantFields.map(([name]) => name).join(', ')
    throw new UsageError(
      `${option} ${pair}: must be FIELD=VALUE, a value that the field can have, the field one of ${fields}`,
    )
  })
}

function readMapping(pairs: string[]): Record<string, string> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, column = '', field = ''] = /^(.+)=(\w+)$/.exec(pair) ?? []
      const known = mappableFields.find(([name]) => toFieldKey(name) === toFieldKey(field))
      if (!known) {
        const fields = mappableFields.map(([name]) => name).join(', ')
        throw new UsageError(`--map ${pair}: must be COLUMN=FIELD, the field one of ${fields}`)
      }
      return [toFieldKey(column), known[0]]
    }),
  )
}
