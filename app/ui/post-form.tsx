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
  /** Which form of a page with several: sent along as `intent`. */
  intent?: string
  /** What it is about, of several of one intent: sent along as `target`. */
  target?: string
  /** Names it for a screen reader. */
  label?: string
  /** Of whichever form of the page was sent last. */
  rejected: RejectedForm | undefined
  /** Where a toast says why it was rejected, not the form itself. */
  hasToast?: boolean
  submit: string
  /** The button's words while it is sent. */
  busy: string
  wide?: boolean
  /** 'solid' by default; 'danger' for what cannot be undone. */
  variant?: 'line' | 'danger'
  /** The fields; those that need to know it get why this form was rejected. */
  children?: ReactNode | ((rejected: RejectedForm | undefined) => ReactNode)
}

const FormContext = createContext<{ prefix?: string; rejected?: RejectedForm | undefined }>({})

/**
 * A form of the pages that React runs on, complete without scripts: why it was rejected, its fields, its
 * button. What is wrong takes the focus; what was accepted empties the form, and closes the disclosure around it.
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
      form.current?.closest('details')?.removeAttribute('open')
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
  /** Adds "(optional)" to the label; others are required. */
  optional?: boolean
}

/** A labelled line of a PostForm, which brings what was typed there and what was wrong with it. */
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

/** A code of an authenticator app, in the field `code`: digits, for which phones show big keys. */
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

/** What was rejected last, where it is this form. */
export function findRejected(
  rejected: RejectedForm | undefined,
  intent: string | undefined,
  target?: string,
): RejectedForm | undefined {
  const isThis = getTyped(rejected, 'intent') === intent && getTyped(rejected, 'target') === target
  return isThis ? rejected : undefined
}

/** Whether a form is on its way; `name` and `value` tell those of one intent apart. */
export function useIsSending(intent: string | undefined, name = 'intent', value = intent): boolean {
  const { formData, formMethod } = useNavigation()
  const get = (field: string) => formData?.get(field) ?? undefined
  return formMethod === 'POST' && get('intent') === intent && get(name) === value
}
