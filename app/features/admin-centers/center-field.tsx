import { createContext, type InputHTMLAttributes, type ReactNode, useContext } from 'react'
import { Field, FieldError, Input, Textarea } from '#app/ui/field.tsx'
import { type CenterForm, fieldLabels, type TextField } from './center-form.ts'
import { fieldHints } from './messages.en.ts'

type FormState = { form: CenterForm; errors: Record<string, string> }

/** The form's values and its error messages by field. */
export const FormContext = createContext<FormState | null>(null)

export function useCenterForm(): FormState {
  const state = useContext(FormContext)
  if (!state) throw new Error('A field of a center stands outside of its form')
  return state
}

type CenterFieldProps = {
  field: TextField
  required?: boolean
  /** Replaces the hint from `fieldHints`. */
  hint?: string
  className?: string
  /** Lines of a text area; a one-line input if not set. */
  rows?: number
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'lang' | 'type' | 'placeholder'>

/** A text field with its label, hint and error message. */
export function CenterField({
  field,
  required,
  className,
  rows,
  hint,
  ...input
}: CenterFieldProps) {
  const { form, errors } = useCenterForm()
  return (
    <Field
      id={field}
      label={fieldLabels[field]}
      hint={hint ?? fieldHints[field]}
      error={errors[field]}
      required={required}
      className={className}
    >
      {rows ? (
        <Textarea name={field} defaultValue={form[field]} rows={rows} lang={input.lang} />
      ) : (
        <Input name={field} defaultValue={form[field]} autoComplete="off" {...input} />
      )}
    </Field>
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
