import { Field, Textarea } from '#app/ui/field.tsx'
import { hints } from './messages.ts'
import type { Refusal } from './outcome.ts'
import { longest } from './participation-fields.ts'
import { RatingField } from './rating-field.tsx'

type CommentFieldsProps = {
  /** Begins the controls' ids; unique on the page. */
  id: string
  refusal: Refusal | undefined
  /** What stands in them when nothing was refused. */
  content?: string
  rating?: number | null
}

/** The text of a comment and its rating, if any. */
export function CommentFields({ id, refusal, content = '', rating }: CommentFieldsProps) {
  return (
    <>
      <Field
        id={`${id}-content`}
        label="Your comment"
        hint={hints.comment}
        error={refusal?.errors.content}
        required
      >
        <Textarea
          name="content"
          rows={4}
          maxLength={longest.comment}
          defaultValue={refusal?.values.content ?? content}
        />
      </Field>
      <RatingField
        id={`${id}-rating`}
        value={refusal?.values.rating ?? String(rating ?? '')}
        error={refusal?.errors.rating}
      />
    </>
  )
}
