import { Field, Select } from '#app/ui/field.tsx'
import { useTexts } from '#app/ui/language.tsx'
import { messages } from './messages.ts'

type RatingFieldProps = {
  id: string
  /** What is chosen: '' for nothing. */
  value: string
  error: string | undefined
  required?: boolean
}

/** One to five, with the words for them. */
export function RatingField({ id, value, error, required }: RatingFieldProps) {
  const text = useTexts(messages)
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
