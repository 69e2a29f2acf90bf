import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { useTexts } from '#app/ui/language.tsx'
import { CommentFields } from './comment-fields.tsx'
import { messages } from './messages.ts'
import { PartAlert } from './part-alert.tsx'
import { type PartProps, usePart } from './use-part.ts'

type OwnCommentToolsProps = PartProps & {
  comment: { id: string; content: string; rating: number | null }
}

/** What its author can do with a comment: change it, or delete it. */
export function OwnCommentTools({ comment, ...part }: OwnCommentToolsProps) {
  return (
    <div className="flex flex-wrap gap-x-6 [&>[open]]:w-full">
      <EditComment comment={comment} {...part} />
      <DeleteComment comment={comment} {...part} />
    </div>
  )
}

function EditComment({ comment, ...part }: OwnCommentToolsProps) {
  const text = useTexts(messages)
  const { fetcher, action, rejected, busy, done } = usePart('edit-comment', part, comment.id)
  return (
    <Disclosure key={done} summary={text.edit} icon="pencil" defaultOpen={rejected !== undefined}>
      <fetcher.Form method="post" action={action} noValidate className="grid gap-5 pt-3 pb-2">
        <PartAlert rejected={rejected} />
        <input type="hidden" name="intent" value="edit-comment" />
        <input type="hidden" name="target" value={comment.id} />
        <CommentFields
          id={`comment-${comment.id}`}
          rejected={rejected}
          content={comment.content}
          rating={comment.rating}
        />
        <Button type="submit" disabled={busy} className="md:justify-self-start">
          {busy ? text.saving : text.comment.save}
        </Button>
      </fetcher.Form>
    </Disclosure>
  )
}

function DeleteComment({ comment, ...part }: OwnCommentToolsProps) {
  const text = useTexts(messages)
  const { fetcher, action, rejected, busy } = usePart('delete-comment', part, comment.id)
  return (
    <Disclosure summary={text.delete} icon="trash-2" defaultOpen={rejected !== undefined}>
      <fetcher.Form method="post" action={action} className="grid gap-3 pt-1 pb-2">
        <PartAlert rejected={rejected} />
        <input type="hidden" name="intent" value="delete-comment" />
        <input type="hidden" name="target" value={comment.id} />
        <p>{text.noWayBack}</p>
        <Button
          type="submit"
          variant="danger"
          size="sm"
          disabled={busy}
          className="justify-self-start"
        >
          {busy ? text.deleting : text.comment.delete}
        </Button>
      </fetcher.Form>
    </Disclosure>
  )
}
