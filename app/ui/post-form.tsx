import {
  createContext,
  type InputHTMLAttributes,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
} from 'react'
import { Form, useNavigation } from 'react-router'
import { getTyped, type RejectedForm } from '#app/lib/form.ts'
import { Button } from './button.tsx'
import { Field, Input } from './field.tsx'
import { FormSummary } from './form-summary.tsx'

export type PostFormProps = {
  action: string
  /** Identifies the form on a page with several; sent as `intent`. */
  intent?: string
  /** Identifies the subject if several forms share an intent; sent as `target`. */
  target?: string
  /** Accessible name. */
  label?: string
  /** The rejection of the page's last submitted form, which may be another form. */
  rejected: RejectedForm | undefined
  /** Whether a toast shows the rejection instead of the form. */
  hasToast?: boolean
  submit: string
  /** The button's label while the form is sent. */
  busy: string
  wide?: boolean
  /** 'solid' by default; 'danger' for actions that cannot be undone. */
  variant?: 'line' | 'danger'
  /** The fields, or a function that gets this form's rejection. */
  children?: ReactNode | ((rejected: RejectedForm | undefined) => ReactNode)
}

const FormContext = createContext<{ prefix?: string; rejected?: RejectedForm | undefined }>({})

/**
 * A form on pages that run React, which also works without scripts: its rejection, its fields, its
 * button. A rejection takes the focus; success empties the form and closes the disclosure around
 * it.
 */
export function PostForm(props: PostFormProps) {
  const { action, intent, target, label, hasToast, submit, busy, wide, variant, children } = props
  const form = useRef<HTMLFormElement>(null)
  const rejected = findRejected(props.rejected, intent, target)
  const id = rejected?.id
  const isBusy = useIsSending(intent, target && 'target', target)
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && !isBusy && !id) {
      form.current?.reset()
      // A folded section of the page is no disclosure of the form's own.
      form.current?.closest('details:not(.fold)')?.removeAttribute('open')
    }
    wasBusy.current = isBusy
  }, [isBusy, id])
  useEffect(() => {
    if (!id) return
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    const first = find('[aria-invalid]') ?? find('[data-rejection]')
    first?.focus()
  }, [id])
  return (
    <Form
      ref={form}
      method="post"
      action={action}
      preventScrollReset={intent !== undefined}
      noValidate
      aria-label={label}
      className="grid gap-4"
    >
      {intent && <input type="hidden" name="intent" value={intent} />}
      {target && <input type="hidden" name="target" value={target} />}
      {rejected && !hasToast && <FormSummary {...rejected} />}
      <FormContext value={{ prefix: intent ?? 'form', rejected }}>
        {typeof children === 'function' ? children(rejected) : children}
      </FormContext>
      <Button
        type="submit"
        variant={variant}
        wide={wide}
        disabled={isBusy}
        className={wide ? 'mt-1' : 'mt-1 md:justify-self-start'}
      >
        {isBusy ? busy : submit}
      </Button>
    </Form>
  )
}

type FormInputProps = InputHTMLAttributes<HTMLInputElement> & {
  name: string
  label: string
  hint?: ReactNode
  /** Adds "(optional)" to the label; other fields are required. */
  optional?: boolean
}

/** A labeled input of a PostForm, with its last input and its error. */
export function FormInput(props: FormInputProps) {
  const { name, label, hint, optional = false, defaultValue, ...input } = props
  const { prefix, rejected } = useContext(FormContext)
  return (
    <Field
      id={`${prefix}-${name}`}
      label={label}
      hint={hint}
      error={rejected?.fields[name]}
      required={!optional}
      optional={optional}
    >
      <Input name={name} defaultValue={getTyped(rejected, name) ?? defaultValue} {...input} />
    </Field>
  )
}

/** An input for an authenticator code, named `code`, with a numeric keyboard on phones. */
export function CodeInput({ label, hint }: { label: string; hint: string }) {
  return (
    <FormInput
      name="code"
      label={label}
      hint={hint}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      className="font-mono text-xl tracking-[0.15em]"
    />
  )
}

/** Return the last rejection if it belongs to this form. */
export function findRejected(
  rejected: RejectedForm | undefined,
  intent: string | undefined,
  target?: string,
): RejectedForm | undefined {
  const isThis = getTyped(rejected, 'intent') === intent && getTyped(rejected, 'target') === target
  return isThis ? rejected : undefined
}

/**
 * Return whether a form is being sent; `name` and `value` distinguish forms with the same intent.
 */
export function useIsSending(intent: string | undefined, name = 'intent', value = intent): boolean {
  const { formData, formMethod } = useNavigation()
  const get = (field: string) => formData?.get(field) ?? undefined
  return formMethod === 'POST' && get('intent') === intent && get(name) === value
}
