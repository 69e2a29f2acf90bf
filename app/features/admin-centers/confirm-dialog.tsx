import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'

type ConfirmDialogProps = {
  title: string
  /** The page beneath: where Cancel leads. */
  closeTo: string
  /** Where it is posted. */
  action: string
  /** On the button that does it, and while it is being done. */
  submit: { label: string; busy: string; icon: IconName }
  /** Sent along. */
  fields?: [name: string, value: string][]
  children: ReactNode
}

/** Asks before something is done that takes a thing away. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, closeTo, action, submit, fields = [], children } = props
  const isBusy = useNavigation().formAction === action
  return (
    <Dialog title={title} closeTo={closeTo}>
      <div className="mt-3 grid gap-2">{children}</div>
      <Form
        method="post"
        action={action}
        preventScrollReset
        className="mt-6 grid gap-3 sm:flex sm:justify-end"
      >
        {fields.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <ButtonLink to={closeTo} keepScroll variant="line" className="max-sm:order-last">
          Cancel
        </ButtonLink>
        <Button type="submit" variant="danger" disabled={isBusy}>
          <Icon name={submit.icon} />
          {isBusy ? submit.busy : submit.label}
        </Button>
      </Form>
    </Dialog>
  )
}
