import { readWords } from '#app/lib/list-query.ts'
import { stateName } from '#site/state.ts'

const maxValueLength = 100

/** Which centers the table shows, beside its search, status and source. Values are in the URL. */
export const tableFilters = {
  missing: {
    label: 'Missing',
    choices: {
      phone: 'No phone',
      coordinates: 'No coordinates',
      website: 'No website',
      hours: 'No hours',
      county: 'No county',
    },
  },
  age: {
    label: 'Last check',
    choices: { never: 'Never checked', 'over-90-days': 'Not checked for 90 days' },
  },
  waiting: {
    label: 'Waiting',
    choices: {
      difference: 'Open difference',
      report: 'Open report',
      suggestion: 'Open suggestion',
    },
  },
  where: {
    label: 'Where',
    choices: { inside: `In ${stateName.en}`, outside: `Outside ${stateName.en}` },
  },
  state: { label: 'State' },
  county: { label: 'County' },
  list: { label: 'List' },
  import: { label: 'Import' },
} as const satisfies Record<string, { label: string; choices?: Record<string, string> }>

export type TableFilter = keyof typeof tableFilters

/** The filters with fixed choices; those of the others are values that centers have. */
export type FixedFilter = {
  [Filter in TableFilter]: (typeof tableFilters)[Filter] extends { choices: object }
    ? Filter
    : never
}[TableFilter]

export type FilterChoice<Filter extends FixedFilter> =
  keyof (typeof tableFilters)[Filter]['choices']

/** The chosen values; '' for any. */
export type FilterValues = Record<TableFilter, string>

export const filterNames = Object.keys(tableFilters) as TableFilter[]

export const noFilters = Object.fromEntries(filterNames.map((name) => [name, ''])) as FilterValues

/** An unknown choice is ignored; a value that no center has any more stays, so the page can say so. */
export function readFilters(params: URLSearchParams): FilterValues {
  const values = filterNames.map((name) => {
    const value = readWords(params, name, maxValueLength)
    const choices = getChoices(name)
    return [name, choices && !Object.hasOwn(choices, value) ? '' : value]
  })
  return Object.fromEntries(values)
}

export function getChoices(name: TableFilter): Readonly<Record<string, string>> | null {
  const filter: { label: string; choices?: Record<string, string> } = tableFilters[name]
  return filter.choices ?? null
}

/** A value that the centers have, or one of the fixed choices. */
export type FilterOption = { value: string; label: string; count: number }

/** "County: Essex"; an import by its file. */
export function labelFilter(name: TableFilter, value: string, options: FilterOption[]): string {
  const known = options.find((option) => option.value === value)?.label
  return `${tableFilters[name].label}: ${getChoices(name)?.[value] ?? known ?? value}`
}
