import { createContext, type ReactNode, useContext } from 'react'
import type { FormControl } from '#app/center/fields/center-field-kinds.ts'
import { centerFields } from '#app/center/fields/center-fields.ts'
import { Field, FieldError, Input, Options, Select, Textarea } from '#app/ui/field.tsx'
import type { CenterForm, TextField } from './center-form.ts'
import { fieldHints, notKnown } from './messages.ts'

type FormState = { form: CenterForm; errors: Record<string, string> }

/** The form's values and its error messages by field. */
export const FormContext = createContext<FormState | null>(null)

export function useCenterForm(): FormState {
  const state = useContext(FormContext)
  if (!state) throw new Error('A field of a center stands outside of its form')
  return state
}

/** One text of a center, with its label, hint and error. */
export function CenterField({ field }: { field: TextField }) {
  const { form, errors } = useCenterForm()
  const control: FormControl = centerFields[field].form
  return (
    <Field
      id={field}
      label={centerFields[field].label}
      hint={fieldHints[field]}
      error={errors[field]}
      required={field === 'name'}
      className={control.isWide && 'md:col-span-2'}
    >
      <Control field={field} value={form[field]} control={control} />
    </Field>
  )
}

type ControlProps = { field: TextField; value: string; control: FormControl }

function Control({ field, value, control }: ControlProps) {
  if (control.choices) {
    return (
      <Select name={field} defaultValue={value}>
        <option value="">{notKnown}</option>
        <Options labels={control.choices} />
      </Select>
    )
  }
  if (control.rows) {
    return <Textarea name={field} defaultValue={value} rows={control.rows} lang={control.lang} />
  }
  return (
    <Input
      name={field}
      defaultValue={value}
      autoComplete="off"
      type={control.type}
      inputMode={control.inputMode}
      placeholder={control.type === 'url' ? 'https://' : undefined}
    />
  )
}

type FieldSetProps = {
  title: string
  hint?: string
  /** Shows the error of a field that isn't a text field. */
  field?: 'additionalInfo' | 'offerings'
  children: ReactNode
}

/** Group related fields, in two columns on wide screens. */
export function FieldSet({ title, hint, field, children }: FieldSetProps) {
  const { errors } = useCenterForm()
  const error = field && errors[field]
  return (
    <fieldset
      id={field}
      tabIndex={field ? -1 : undefined}
      className="min-w-0 scroll-mt-4 border-t pt-4"
      aria-describedby={error ? `${field}-error` : undefined}
    >
      <legend className="float-left mb-1 w-full text-lg font-semibold">{title}</legend>
      {hint && <p className="clear-both mb-3 text-sm text-ink-soft">{hint}</p>}
      <div className="clear-both grid gap-4 pt-1 md:grid-cols-2">
        {error && (
          <div className="md:col-span-2">
            <FieldError id={`${field}-error`}>{error}</FieldError>
          </div>
        )}
        {children}
      </div>
    </fieldset>
  )
}
