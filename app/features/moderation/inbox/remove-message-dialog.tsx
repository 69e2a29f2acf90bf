import { Form, useNavigation } from 'react-router'
import type { RejectedForm } from '#app/lib/form.ts'
import { formatDate } from '#app/lib/format-date.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { InboxMessage } from './inbox.ts'
import { deleteText, deleteTitle } from './inbox-messages.ts'

type RemoveMessageDialogProps = {
  message: InboxMessage
  /** The message itself: where cancelling leads. */
  closeTo: string
  /** The dialog's own address. */
  action: string
  rejected: RejectedForm | undefined
}

/** Asks whether a message is really to go. */
export function RemoveMessageDialog(props: RemoveMessageDialogProps) {
  const { message, closeTo, action, rejected } = props
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Dialog title={deleteTitle} closeTo={closeTo}>
      <div className="mt-3 grid gap-4">
        {rejected && <Alert title={rejected.title}>{rejected.text}</Alert>}
        <p>
          From <b className="wrap-anywhere">{message.name}</b>, {formatDate(message.createdAt)}
          {message.subject && (
            <>
              : <b className="wrap-anywhere">{message.subject}</b>
            </>
          )}
        </p>
        <p>{deleteText}</p>
        <Form
          method="post"
          action={action}
          preventScrollReset
          className="flex flex-wrap-reverse justify-end gap-3 max-sm:[&>*]:w-full"
        >
          <ButtonLink to={closeTo} keepScroll variant="line">
            Cancel
          </ButtonLink>
          <Button type="submit" variant="danger" disabled={isBusy}>
            <Icon name="trash-2" />
            {isBusy ? 'Deleting...' : 'Delete Message'}
          </Button>
        </Form>
      </div>
    </Dialog>
  )
}
