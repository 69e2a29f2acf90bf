import {
  createContext,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useContext,
} from 'react'
import { Icon, type IconName } from './icon.tsx'
import { uiMessages } from './messages.ts'
import { useTexts } from './use-language.tsx'

type FieldWiring = {
  id: string
  required?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: true
}

const FieldContext = createContext<FieldWiring | undefined>(undefined)

type FieldProps = {
  /** The control's id, unique on the page. */
  id: string
  label: ReactNode
  hint?: ReactNode
  /** The error and how to fix it, shown below the control and read out with it. */
  error?: ReactNode
  required?: boolean
  /** Adds "(optional)" to the label. */
  optional?: boolean
  className?: string
  /** One Input, Select or Textarea, which gets its id and its ARIA attributes from the field. */
  children: ReactNode
}

/** A labeled control with its hint and its error. */
export function Field(props: FieldProps) {
  const { id, label, hint, error, required, optional, className = '', children } = props
  const text = useTexts(uiMessages)
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  const wiring: FieldWiring = { id, required }
  if (described) wiring['aria-describedby'] = described
  if (error) wiring['aria-invalid'] = true
  return (
    <div
      className={`grid min-w-0 content-start gap-1.5 ${error ? 'border-l-4 border-danger pl-3' : ''} ${className}`}
    >
      <label htmlFor={id} className="text-sm leading-snug font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-soft">{text.optional}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm leading-normal text-ink-soft">
          {hint}
        </p>
      )}
      <FieldContext value={wiring}>{children}</FieldContext>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

/** The error of a control or a group; reference its id in their `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p
      id={id}
      className="flex items-start gap-1.5 text-sm leading-normal font-semibold text-danger-ink"
    >
      <Icon name="circle-alert" className="mt-px" />
      <span className="min-w-0 whitespace-pre-line wrap-anywhere">{children}</span>
    </p>
  )
}

function joinClasses(base: string, className?: string) {
  return className ? `${base} ${className}` : base
}

/** A one-line control, inside a Field or with an `aria-label`. */
export function Input({
  icon,
  className,
  ...rest
}: InputHTMLAttributes<HTMLInputElement> & { icon?: IconName }) {
  const wiring = useContext(FieldContext)
  const control = (
    <input
      {...wiring}
      className={joinClasses(icon ? 'input pl-11' : 'input', className)}
      {...rest}
    />
  )
  if (!icon) return control
  return (
    <div className="relative">
      <Icon
        name={icon}
        className="pointer-events-none absolute top-[calc(50%-0.625em)] left-3.5 text-ink-soft"
      />
      {control}
    </div>
  )
}

export function Select({ className, ...rest }: SelectHTMLAttributes<HTMLSelectElement>) {
  const wiring = useContext(FieldContext)
  // React ignores a changed default of a select, so a new default gets a new key.
  const key = String(rest.defaultValue)
  return <select key={key} {...wiring} className={joinClasses('input', className)} {...rest} />
}

/** Options of a Select, from values to labels. */
export function Options({ labels }: { labels: Readonly<Record<string, string>> }) {
  return Object.entries(labels).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}

export function Textarea({ className, ...rest }: TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const wiring = useContext(FieldContext)
  return <textarea {...wiring} className={joinClasses('input', className)} {...rest} />
}

/** A checkbox with its label, 44 px high; with `type="radio"`, a radio button. */
export function Checkbox({
  label,
  className,
  type = 'checkbox',
  hidden,
  ...rest
}: InputHTMLAttributes<HTMLInputElement> & { label: ReactNode; type?: 'checkbox' | 'radio' }) {
  return (
    <label className={joinClasses('tick', className)} hidden={hidden}>
      <input type={type} {...rest} />
      {label}
    </label>
  )
}

/** A group of checkboxes under a heading. */
export function FieldGroup({
  legend,
  hint,
  hidden,
  children,
}: {
  legend: ReactNode
  hint?: ReactNode
  hidden?: boolean
  children: ReactNode
}) {
  return (
    <fieldset className="grid" hidden={hidden}>
      <legend className="text-sm leading-snug font-semibold">{legend}</legend>
      {hint && <p className="text-sm leading-normal text-ink-soft">{hint}</p>}
      {children}
    </fieldset>
  )
}
