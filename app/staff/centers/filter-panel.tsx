import { Disclosure } from '#app/ui/disclosure.tsx'
import { Field } from '#app/ui/field.tsx'
import { FilterSelect } from '#app/ui/filter-select.tsx'
import type { FilterOptions } from './read-filter-options.server.ts'
import { type FilterValues, filterNames, type TableFilter, tableFilters } from './table-filters.ts'
import { countFilters } from './table-query.ts'

type FilterPanelProps = { values: FilterValues; options: FilterOptions }

/** The filters beside search, status and source, inside the table's search form. */
export function FilterPanel({ values, options }: FilterPanelProps) {
  const count = countFilters(values)
  return (
    <Disclosure
      summary={count > 0 ? `More filters (${count})` : 'More filters'}
      icon="sliders-horizontal"
      defaultOpen={count > 0}
      className="col-span-full"
    >
      <div className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-3">
        {filterNames.map((name) => (
          <PanelSelect key={name} name={name} value={values[name]} options={options[name]} />
        ))}
      </div>
    </Disclosure>
  )
}

type PanelSelectProps = {
  name: TableFilter
  value: string
  options: FilterOptions[TableFilter]
}

function PanelSelect({ name, value, options }: PanelSelectProps) {
  const isGone = value !== '' && !options.some((option) => option.value === value)
  return (
    <Field id={`filter-${name}`} label={tableFilters[name].label}>
      <FilterSelect name={name} value={value}>
        <option value="">Any</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label} ({option.count.toLocaleString('en-US')})
          </option>
        ))}
        {isGone && <option value={value}>{value} (0)</option>}
      </FilterSelect>
    </Field>
  )
}
