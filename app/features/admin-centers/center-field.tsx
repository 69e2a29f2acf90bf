import { createContext, type InputHTMLAttributes, useContext } from 'react'
import { formatMoment } from '#app/lib/format-date.ts'
import { labelOffering } from '#app/lib/offerings.ts'
import { Input, Field as LabelledField, Textarea } from '#app/ui/field.tsx'
import type { CenterForm, Field, FieldErrors, TextField } from './center-form.ts'
import type { Conflict } from './find-conflicts.server.ts'
import { fieldHints, fieldLabels, openStateLabels } from './messages.ts'

type FormState = { form: CenterForm; errors: FieldErrors; conflicts: readonly Conflict[] }

const unset = (): never => {
  throw new Error('A field of a center stands outside of its form')
}

/** What the form that a field stands in holds. */
export const FormContext = createContext<FormState | null>(null)

export function useCenterForm(): FormState {
  return useContext(FormContext) ?? unset()
}

/** What is said beside a field: what is wrong with it, or what somebody else wrote there meanwhile. */
export function useFieldError(field: Field) {
  const { errors, conflicts } = useCenterForm()
  const conflict = conflicts.find((found) => found.field === field)
  if (!conflict) return errors[field]
  const { by, now } = conflict
  return (
    <>
      {by ? (
        <>
          {by.name} changed this on <time dateTime={by.at}>{formatMoment(new Date(by.at))}</time>.
        </>
      ) : (
        'This was changed meanwhile.'
      )}{' '}
      It now holds: <q className="whitespace-pre-line">{describeValue(field, now)}</q>
    </>
  )
}

function describeValue(field: Field, value: CenterForm[Field]): string {
  if (typeof value !== 'string') {
    const lines = value.map((entry) =>
      typeof entry === 'string'
        ? labelOffering(entry)
        : `${entry.category}: ${entry.infoKey} ${entry.infoValue ? 'yes' : 'no'}`,
    )
    return lines.join('\n') || 'nothing'
  }
  if (field === 'openState') return openStateLabels[value as keyof typeof openStateLabels] ?? value
  return value === '' ? 'nothing' : value
}

type CenterFieldProps = {
  field: TextField
  required?: boolean
  /** In place of the field's own hint. */
  hint?: string
  className?: string
  /** How many lines; one without it. */
  rows?: number
} & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'inputMode' | 'lang' | 'type' | 'autoComplete' | 'placeholder'
>

/** One text of a center, with its label, its hint and what is wrong with it. */
export function CenterField({
  field,
  required,
  className,
  rows,
  hint,
  ...input
}: CenterFieldProps) {
  const { form } = useCenterForm()
  return (
    <LabelledField
      id={field}
      label={fieldLabels[field]}
      hint={hint ?? fieldHints[field]}
      error={useFieldError(field)}
      required={required}
      className={className}
    >
      {rows ? (
        <Textarea name={field} defaultValue={form[field]} rows={rows} lang={input.lang} />
      ) : (
        <Input name={field} defaultValue={form[field]} autoComplete="off" {...input} />
      )}
    </LabelledField>
  )
}
