import { getTyped, type RejectedForm } from '#app/lib/form.ts'
import { Field, Textarea } from '#app/ui/field.tsx'
import { useTexts } from '#app/ui/language.tsx'
import { messages } from './messages.ts'
import { maxLengths } from './participation-fields.ts'
import { RatingField } from './rating-field.tsx'

type CommentFieldsProps = {
  /** Begins the controls' ids; unique on the page. */
  id: string
  rejected: RejectedForm | undefined
  /** What stands in them when nothing was rejected. */
  content?: string
  rating?: number | null
}

/** The text of a comment and its rating, if any. */
export function CommentFields({ id, rejected, content = '', rating }: CommentFieldsProps) {
  const text = useTexts(messages)
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
          defaultValue={getTyped(rejected, 'content') ?? content}
        />
      </Field>
      <RatingField
        id={`${id}-rating`}
        value={getTyped(rejected, 'rating') ?? String(rating ?? '')}
        error={rejected?.fields.rating}
      />
    </>
  )
}
