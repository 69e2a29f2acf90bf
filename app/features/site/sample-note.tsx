import { useTexts } from '#app/ui/language.tsx'
import { Note } from '#app/ui/note.tsx'
import { siteMessages } from './messages.tsx'

/** Stands wherever fictional centers are listed. */
export function SampleNote() {
  return <Note>{useTexts(siteMessages).sample}</Note>
}
