import { Note } from '#app/ui/note.tsx'

/** Stands wherever fictional centers are listed. */
export function SampleNote() {
  return (
    <Note>
      <b>Sample data.</b> The centers shown here are fictional, with 555 phone numbers.
    </Note>
  )
}
