import { CallableText } from '#app/ui/callable-text.tsx'
import { Note } from '#app/ui/note.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import { dangerMessages } from './danger-messages.ts'

/** Above the results of a search that may tell of danger: both numbers, and the results stay. */
export function DangerLine() {
  return (
    <Note icon="phone">
      <CallableText className="font-semibold">{useTexts(dangerMessages).mayBe}</CallableText>
    </Note>
  )
}
