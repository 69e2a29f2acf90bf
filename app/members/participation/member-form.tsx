import type { ComponentProps } from 'react'
import type { RejectedForm } from '#app/lib/form.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Field, Select } from '#app/ui/field.tsx'
import { findRejected, PostForm } from '#app/ui/post-form.tsx'
import { usePath, useTexts } from '#app/ui/use-language.tsx'
import { participationMessages } from './messages.ts'
import type { Intent, OwnReview, PageSection, Vote } from './participation-fields.ts'

/** The signed-in member: what they have done on this page, and the form they sent last. */
export type Member = {
  vote: Vote | null
  review: OwnReview | null
  rejected: RejectedForm | undefined
  /** A script has just sent a vote, which was counted. */
  hasVoted: boolean
}

type MemberFormProps = Omit<ComponentProps<typeof PostForm>, 'action'> & {
  slug: string
  place: PageSection
  intent: Intent
}

/** A form on a center's page. Without scripts it leads back to its place. */
export function MemberForm({ slug, place, ...form }: MemberFormProps) {
  const path = usePath()
  return <PostForm {...form} action={path(`/centers/${slug}#${place}`)} />
}

type DeleteFormProps = Pick<
  MemberFormProps,
  'slug' | 'place' | 'intent' | 'target' | 'rejected'
> & {
  submit: string
}

/** Asks before a member's own words are deleted. */
export function DeleteForm(form: DeleteFormProps) {
  const text = useTexts(participationMessages)
  const isOpen = findRejected(form.rejected, form.intent, form.target) !== undefined
  return (
    <Disclosure summary={text.delete} icon="trash-2" defaultOpen={isOpen} className="pb-2">
      <MemberForm {...form} busy={text.deleting} variant="danger">
        {() => <p>{text.noWayBack}</p>}
      </MemberForm>
    </Disclosure>
  )
}

type RatingFieldProps = {
  id: string
  /** The chosen value; '' for none. */
  value: string
  error: string | undefined
  required?: boolean
}

/** One to five, with the words for them. */
export function RatingField({ id, value, error, required }: RatingFieldProps) {
  const text = useTexts(participationMessages)
  return (
    <Field
      id={id}
      label={text.rating}
      error={error}
      required={required}
      optional={!required}
      className="sm:max-w-72"
    >
      <Select name="rating" defaultValue={value}>
        <option value="">{required ? text.chooseRating : text.noRating}</option>
        {[5, 4, 3, 2, 1].map((stars) => (
          <option key={stars} value={stars}>
            {stars} – {text.ratingWords[stars - 1]}
          </option>
        ))}
      </Select>
    </Field>
  )
}
