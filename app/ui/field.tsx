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
  /** The control's id; unique on the page. */
  id: string
  label: ReactNode
  hint?: ReactNode
  /** What is wrong and how to mend it; shown beneath and read out with the control. */
  error?: ReactNode
  required?: boolean
  /** Adds "(optional)" to the label. */
  optional?: boolean
  className?: string
  /** One Input, Select or Textarea: it takes its id and its wiring from here. */
  children: ReactNode
}

/** A labelled control, with its hint and its error wired to it. */
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

/** What is wrong with a control or a group of them: name it in their `aria-describedby`. */
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

/** A one-line control; inside a Field, or with an `aria-label`. */
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
  // React does not change what a select has by default: with another default it is another one.
  const key = String(rest.defaultValue)
  return <select key={key} {...wiring} className={joinClasses('input', className)} {...rest} />
}

/** The options of a Select, of their values and labels. */
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

/** A box to tick with its words, 44 px high; `type="radio"` for one of several. */
export function Checkbox({
  label,
  className,
  type = 'checkbox',
  ...rest
}: InputHTMLAttributes<HTMLInputElement> & { label: ReactNode; type?: 'checkbox' | 'radio' }) {
  return (
    <label className={joinClasses('tick', className)}>
      <input type={type} {...rest} />
      {label}
    </label>
  )
}

/** A group of boxes under one heading. */
export function FieldGroup({
  legend,
  hint,
  children,
}: {
  legend: ReactNode
  hint?: ReactNode
  children: ReactNode
}) {
  return (
    <fieldset className="grid">
      <legend className="text-sm leading-snug font-semibold">{legend}</legend>
      {hint && <p className="text-sm leading-normal text-ink-soft">{hint}</p>}
      {children}
    </fieldset>
  )
}
