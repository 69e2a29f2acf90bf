import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import type { RejectedForm } from '#app/lib/form.ts'
import { RejectedAlert } from './alert.tsx'
import { Button, ButtonLink } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Icon } from './icon.tsx'

type ConfirmDialogProps = {
  title: string
  /** Path of the page beneath, for Cancel. */
  closeTo: string
  /** The submit button's label. */
  submit: string
  /** The submit button's label while the form is sent, if not about deleting. */
  busy?: string
  /** Hidden fields. */
  fields?: [name: string, value: string][]
  rejected?: RejectedForm | undefined
  children: ReactNode
}

/**
 * Asks for confirmation before deleting or repeating something. The form posts to the dialog's own
 * path.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, closeTo, submit, busy, fields = [], rejected, children } = props
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <Dialog title={title} closeTo={closeTo}>
      <div className="mt-3 grid gap-3">
        <RejectedAlert rejected={rejected} />
        {children}
      </div>
      <Form method="post" preventScrollReset className="mt-6 grid gap-3 sm:flex sm:justify-end">
        {fields.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <ButtonLink to={closeTo} keepScroll variant="line" className="max-sm:order-last">
          Cancel
        </ButtonLink>
        <Button type="submit" variant={busy ? 'solid' : 'danger'} disabled={isBusy}>
          {!busy && <Icon name="trash-2" />}
          {isBusy ? (busy ?? 'Deleting...') : submit}
        </Button>
      </Form>
    </Dialog>
  )
}
