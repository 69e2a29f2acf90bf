import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Icon } from './icon.tsx'

type ConfirmDialogProps = {
  title: string
  /** The page beneath: where Cancel leads. */
  closeTo: string
  /** On the button that does it. */
  submit: string
  /** On the button while it is done; for what is not deleted. */
  busy?: string
  /** Sent along. */
  fields?: [name: string, value: string][]
  children: ReactNode
}

/** Asks before something is deleted, or done again. Its form is posted to the dialog's own address. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, closeTo, submit, busy, fields = [], children } = props
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <Dialog title={title} closeTo={closeTo}>
      <div className="mt-3 grid gap-3">{children}</div>
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
