import { formatCount } from '#app/data/import/messages.ts'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Field, Select } from '#app/ui/field.tsx'
import type { TableHeader } from '#db/schema/imports.ts'

type Props = { table: TableHeader; isSending: boolean }

/** Says which row of a table names its columns, and lets a person choose another. */
export function HeaderRowFields({ table: { row, top }, isSending }: Props) {
  return (
    <Disclosure framed summary={`Header: row ${formatCount(row)} (change)`}>
      <div className="grid gap-3 border-t px-4.5 py-4">
        <Field
          id="header-row"
          label="The row that names the columns"
          hint="Rows above it are not imported. Row numbers are as in a spreadsheet."
        >
          <Select name="headerRow" defaultValue={String(row)}>
            {top.map(({ row: number, text }) => (
              <option key={number} value={number}>
                {`Row ${formatCount(number)}: ${text}`}
              </option>
            ))}
          </Select>
        </Field>
        <div>
          <Button type="submit" name="do" value="header" variant="line" disabled={isSending}>
            {isSending ? 'Looking again…' : 'Look again with this row'}
          </Button>
        </div>
      </div>
    </Disclosure>
  )
}
