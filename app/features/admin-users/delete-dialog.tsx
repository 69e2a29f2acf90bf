import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Toast } from '#app/ui/toast.tsx'
import type { Member } from './member.ts'
import { dialogPath, listPath, type MemberQuery } from './member-query.ts'
import { deleteQuestion, refusalTitle, whatGoes } from './messages.ts'

type DeleteDialogProps = {
  member: Member
  query: MemberQuery
  /** Why they could not be deleted just now; `key` tells tries apart. */
  refusal: { key: string; problem: string } | undefined
}

/** The question before a member is deleted for good. */
export function DeleteDialog({ member, query, refusal }: DeleteDialogProps) {
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
      {refusal && (
        <Toast key={refusal.key} tone="danger" title={refusalTitle.delete} text={refusal.problem} />
      )}
    </Dialog>
  )
}
