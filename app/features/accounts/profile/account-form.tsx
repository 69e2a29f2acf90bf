import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Intent, Refusal } from './account-outcome.ts'
import { useAccountForm } from './use-account-form.ts'

type AccountFormProps = {
  intent: Intent
  /** The page that takes it; '/account' by default. */
  page?: string
  /** The id of the section that it stands in: without scripts one comes back there. */
  place: string
  /** Of whichever form was sent last. */
  refusal: Refusal | undefined
  submit: string
  busy: string
  /** 'solid' by default; 'danger' for what cannot be undone. */
  variant?: 'line' | 'danger'
  children: (refusal: Refusal | undefined) => ReactNode
}

/** A form of the account page, complete without scripts: why it was refused, its fields, its button. */
export function AccountForm(props: AccountFormProps) {
  const { intent, page = '/account', place, submit, busy, variant, children } = props
  const { form, refusal, isBusy } = useAccountForm(intent, props.refusal)
  return (
    <Form
      ref={form}
      method="post"
      action={`${page}#${place}`}
      preventScrollReset
      noValidate
      className="grid gap-4"
    >
      <input type="hidden" name="intent" value={intent} />
      {refusal && (
        // biome-ignore lint/a11y/noAutofocus: why it was not done is what one must read first
        <div data-refusal tabIndex={-1} autoFocus className="scroll-mt-4 rounded-s">
          <Alert title={refusal.problem} />
        </div>
      )}
      {children(refusal)}
      <Button
        type="submit"
        variant={variant}
        disabled={isBusy}
        className="mt-1 md:justify-self-start"
      >
        {isBusy ? busy : submit}
      </Button>
    </Form>
  )
}
