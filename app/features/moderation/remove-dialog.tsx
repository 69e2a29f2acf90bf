import { Form, useNavigation } from 'react-router'
import type { RejectedForm } from '#app/lib/form.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { deletedMember, deletion } from './messages.ts'
import type { Post } from './post.ts'

type RemoveDialogProps = {
  post: Post
  /** The list beneath. */
  closeTo: string
  /** The dialog's own address. */
  action: string
  rejected: RejectedForm | undefined
}

/** Asks whether a member's words are really to go. */
export function RemoveDialog({ post, closeTo, action, rejected }: RemoveDialogProps) {
  const isBusy = useNavigation().formAction?.startsWith(action.split('?')[0] ?? action) ?? false
  const { title, text, submit } = deletion[post.kind]
  return (
    <Dialog title={title} closeTo={closeTo}>
      <div className="mt-3 grid gap-4">
        {rejected && <Alert title={rejected.title}>{rejected.text}</Alert>}
        <p>
          By <b className="wrap-anywhere">{post.author ?? deletedMember}</b>, about{' '}
          <b className="wrap-anywhere">{post.center.name}</b>:
        </p>
        <blockquote className="max-h-48 overflow-auto rounded-s border-l-4 border-line-strong bg-sunken px-3.5 py-2.5 text-sm whitespace-pre-line wrap-anywhere">
          {post.content}
        </blockquote>
        <p>{text}</p>
        <Form
          method="post"
          action={action}
          preventScrollReset
          className="flex flex-wrap-reverse justify-end gap-3 max-sm:[&>*]:w-full"
        >
          <input type="hidden" name="version" value={post.version} />
          <ButtonLink to={closeTo} keepScroll variant="line">
            Cancel
          </ButtonLink>
          <Button type="submit" variant="danger" disabled={isBusy}>
            <Icon name="trash-2" />
            {isBusy ? 'Deleting...' : submit}
          </Button>
        </Form>
      </div>
    </Dialog>
  )
}
