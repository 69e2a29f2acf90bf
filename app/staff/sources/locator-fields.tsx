import type { ReactNode } from 'react'
import type { LastWorked } from '#app/data/sources/read-sources.server.ts'
import { locatorAddress, locatorParameters } from '#app/data/sources/source-fields.ts'
import { formatDate } from '#app/lib/format-date.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Field, FieldGroup, Input } from '#app/ui/field.tsx'
import { Note } from '#app/ui/note.tsx'
import { formTexts, parameterLabels } from './messages.ts'

type LocatorNotesProps = { isNew: boolean; lastWorked: LastWorked | null }

/** What to know before a source of the locator is read. */
export function LocatorNotes({ isNew, lastWorked }: LocatorNotesProps) {
  return (
    <>
      {isNew && <p className="text-ink-soft">{formTexts.locatorLead}</p>}
      {lastWorked ? (
        <p className="text-ink-soft">
          {formTexts.lastWorked(formatDate(lastWorked.at), lastWorked.records)}
        </p>
      ) : (
        <Note icon="circle-alert">{formTexts.locatorUntried}</Note>
      )}
    </>
  )
}

const locatorFields = ['address', ...locatorParameters]

/** Whether something in `LocatorFields` is wrong. */
export function hasLocatorErrors(errors: Record<string, unknown>): boolean {
  return locatorFields.some((name) => errors[name] !== undefined)
}

type LocatorFieldsProps = {
  read: (name: string) => string
  wire: (name: string) => { id: string; error: ReactNode }
  hasErrors: boolean
}

/** The link and the search, which few people change; open if something in them is wrong. */
export function LocatorFields({ read, wire, hasErrors }: LocatorFieldsProps) {
  return (
    <Disclosure summary={formTexts.changeSearch} defaultOpen={hasErrors}>
      <div className="grid gap-6 pt-3">
        <Field
          {...wire('address')}
          label={formTexts.locatorAddress}
          hint={formTexts.locatorAddressHint}
          required
        >
          <Input
            name="address"
            type="url"
            inputMode="url"
            defaultValue={read('address') || locatorAddress}
          />
        </Field>
        <FieldGroup legend={formTexts.search} hint={formTexts.searchHint}>
          <div className="mt-3 grid gap-4 sm:grid-cols-2">
            {locatorParameters.map((name) => {
              const [label, hint] = parameterLabels[name]
              return (
                <Field key={name} {...wire(name)} label={label} hint={hint}>
                  <Input name={name} defaultValue={read(name)} autoComplete="off" />
                </Field>
              )
            })}
          </div>
        </FieldGroup>
      </div>
    </Disclosure>
  )
}
