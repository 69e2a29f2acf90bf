import type { CenterDetail, PublicComment } from '#app/center/center-model.ts'
import { getTyped, type RejectedForm } from '#app/lib/form.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Field, Textarea } from '#app/ui/field.tsx'
import { findRejected } from '#app/ui/post-form.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import { DeleteForm, type Member, MemberForm, RatingField } from './member-form.tsx'
import { participationMessages } from './messages.ts'
import { maxLengths } from './participation-fields.ts'
import { PostedText, ReportForm, SignInLink } from './posted-text.tsx'

type Props = { center: Pick<CenterDetail, 'slug' | 'comments'>; member: Member | null }

/** What members say to each other about this center. */
export function CommentsSection({ center: { slug, comments }, member }: Props) {
  const text = useTexts(participationMessages)
  const form = { slug, place: 'comments', rejected: member?.rejected } as const
  return (
    <section id="comments" aria-labelledby="center-comments" className="scroll-mt-4">
      <h2 id="center-comments" className="mb-4">
        {text.comments.title}
      </h2>
      {comments.length > 0 ? (
        <ul>
          {comments.map((comment) => (
            <PostedText key={comment.id} post={comment}>
              {member &&
                (comment.isOwn ? (
                  <OwnCommentTools comment={comment} form={form} />
                ) : (
                  <ReportForm {...form} kind="comment" post={comment} />
                ))}
            </PostedText>
          ))}
        </ul>
      ) : (
        <p className="mb-4 text-ink-soft">{text.comments.none}</p>
      )}
      {member ? (
        <div className="max-w-measure border-t pt-6">
          <MemberForm
            {...form}
            intent="add-comment"
            label={text.comment.add}
            submit={text.comment.post}
            busy={text.sending}
          >
            {(rejected) => <CommentFields id="comment" rejected={rejected} />}
          </MemberForm>
        </div>
      ) : (
        <SignInLink slug={slug} place="comments">
          {text.comments.signIn}
        </SignInLink>
      )}
    </section>
  )
}

type OwnCommentProps = {
  comment: PublicComment
  form: { slug: string; place: 'comments'; rejected: RejectedForm | undefined }
}

/** What its author can do with a comment: change it, or delete it. */
function OwnCommentTools({ comment, form }: OwnCommentProps) {
  const text = useTexts(participationMessages)
  const { id } = comment
  const isOpen = findRejected(form.rejected, 'edit-comment', id) !== undefined
  return (
    <div className="flex flex-wrap gap-x-6 [&>[open]]:w-full">
      <Disclosure summary={text.edit} icon="pencil" defaultOpen={isOpen} className="pb-2">
        <MemberForm
          {...form}
          intent="edit-comment"
          target={id}
          submit={text.comment.save}
          busy={text.saving}
        >
          {(rejected) => (
            <CommentFields id={`comment-${id}`} rejected={rejected} comment={comment} />
          )}
        </MemberForm>
      </Disclosure>
      <DeleteForm {...form} intent="delete-comment" target={id} submit={text.comment.delete} />
    </div>
  )
}

type CommentFieldsProps = {
  /** Begins the controls' ids; unique on the page. */
  id: string
  rejected: RejectedForm | undefined
  /** The comment to edit. */
  comment?: PublicComment
}

/** The text of a comment and its rating, if any. */
function CommentFields({ id, rejected, comment }: CommentFieldsProps) {
  const text = useTexts(participationMessages)
  return (
    <>
      <Field
        id={`${id}-content`}
        label={text.comment.label}
        hint={text.hints.comment}
        error={rejected?.fields.content}
        required
      >
        <Textarea
          name="content"
          rows={4}
          maxLength={maxLengths.comment}
          defaultValue={getTyped(rejected, 'content') ?? comment?.content ?? ''}
        />
      </Field>
      <RatingField
        id={`${id}-rating`}
        value={getTyped(rejected, 'rating') ?? String(comment?.rating ?? '')}
        error={rejected?.fields.rating}
      />
    </>
  )
}
