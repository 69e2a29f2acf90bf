import { Field, Select } from '#app/ui/field.tsx'
import { ratingWords } from './messages.ts'

type RatingFieldProps = {
  id: string
  /** What is chosen: '' for nothing. */
  value: string
  error: string | undefined
  required?: boolean
}

/** One to five, with the words for them. */
export function RatingField({ id, value, error, required }: RatingFieldProps) {
  return (
    <Field
      id={id}
      label="Rating"
      error={error}
      required={required}
      optional={!required}
      className="sm:max-w-72"
    >
      <Select name="rating" defaultValue={value}>
        <option value="">{required ? 'Choose' : 'No rating'}</option>
        {[5, 4, 3, 2, 1].map((stars) => (
          <option key={stars} value={stars}>
            {stars} – {ratingWords[stars - 1]}
          </option>
        ))}
      </Select>
    </Field>
  )
}
