import { maxListName } from '#app/data/import/centers/clean-values.ts'
import type { NamedMapping } from '#app/data/import/job/named-mappings.server.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, Input, Select } from '#app/ui/field.tsx'

type Props = {
  mappings: readonly NamedMapping[]
  nameError: string | undefined
  isSending: boolean
}

/** Uses, deletes and saves mappings under a name. */
export function NamedMappingFields({ mappings, nameError, isSending }: Props) {
  const same = mappings.find(({ isSameFile }) => isSameFile)
  return (
    <section
      aria-labelledby="saved-mappings"
      className="grid gap-5 rounded-l border bg-surface p-5 sm:p-6"
    >
      <div>
        <h3 id="saved-mappings" className="text-lg">
          Saved mappings
        </h3>
        <p className="text-sm text-ink-soft">
          A mapping holds the columns, the values for all rows and the rows to skip.
          {same && ` This file has the same columns as “${same.name}”.`}
        </p>
      </div>
      {mappings.length > 0 && (
        <div className="flex flex-wrap items-end gap-3">
          <Field id="named-mapping" label="Saved mapping">
            <Select name="namedMapping" defaultValue={mappings[0]?.id}>
              {mappings.map(({ id, name, isSameFile }) => (
                <option key={id} value={id}>
                  {isSameFile ? `${name} (same columns)` : name}
                </option>
              ))}
            </Select>
          </Field>
          <Button type="submit" name="do" value="use-mapping" variant="line" disabled={isSending}>
            Use it and look again
          </Button>
          <Button
            type="submit"
            name="do"
            value="delete-mapping"
            variant="bare-danger"
            disabled={isSending}
          >
            Delete it
          </Button>
        </div>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <Field
          id="mapping-name"
          label="Save this file’s mapping as"
          hint="Replaces a mapping of the same name."
          error={nameError}
        >
          <Input name="mappingName" maxLength={maxListName} autoComplete="off" />
        </Field>
        <Button type="submit" name="do" value="save-mapping" variant="line" disabled={isSending}>
          Save mapping
        </Button>
      </div>
    </section>
  )
}
