import { Form, useNavigation } from 'react-router'
import type { RejectedForm } from '#app/lib/form.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { RejectedToast } from '#app/ui/rejected-toast.tsx'
import type { Member } from './member.ts'
import { dialogPath, listPath, type MemberQuery } from './member-query.ts'
import { deleteQuestion, whatGoes } from './messages.ts'

type DeleteDialogProps = {
  member: Member
  query: MemberQuery
  rejected: RejectedForm | undefined
}

/** The question before a member is deleted for good. */
export function DeleteDialog({ member, query, rejected }: DeleteDialogProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  const closeTo = listPath(query)
  return (
    <Dialog title="Delete this user?" closeTo={closeTo}>
      <p className="mt-3">{deleteQuestion}</p>
      <p className="mt-3 rounded-m border px-4 py-3 break-words">
        <b className="font-semibold">{member.name}</b>
        <span className="block text-sm text-ink-soft">{member.email}</span>
      </p>
      <p className="mt-3 text-sm text-ink-soft">{whatGoes}</p>
      <Form
        method="post"
        action={dialogPath(member.id, 'delete', query)}
        preventScrollReset
        className="mt-6 flex flex-wrap justify-end gap-3"
      >
        <ButtonLink to={closeTo} keepScroll variant="line">
          Cancel
        </ButtonLink>
        <Button type="submit" variant="danger" disabled={isBusy}>
          <Icon name="trash-2" />
          {isBusy ? 'Deleting...' : 'Delete'}
        </Button>
      </Form>
      <RejectedToast rejected={rejected} />
    </Dialog>
  )
}
