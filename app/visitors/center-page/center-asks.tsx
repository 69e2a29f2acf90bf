import type { CenterDetail } from '#app/center/center-model.ts'
import { centerMessages } from '#app/center/messages.ts'
import { Link } from '#app/ui/link.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import { isLittleKnown } from './is-little-known.ts'
import { listAsks, maxAsks } from './list-asks.ts'
import { centerPageMessages } from './messages.ts'

/**
 * What the listing doesn't say, as questions to ask. A tick puts one into the notes of the center in
 * My List (`app/enhance/keep.ts`); on paper each has a line for the answer.
 */
export function CenterAsks({ center }: { center: CenterDetail }) {
  const language = useLanguage()
  const { asks: text } = useTexts(centerPageMessages)
  const { littleKnown } = useTexts(centerMessages)
  if (center.openStatus === 'Permanently Closed') return null
  const isLittle = isLittleKnown(center, language)
  const questions = isLittle ? littleKnown.questions : listAsks(center, language)
  if (questions.length === 0) return null
  const call = center.phoneHref ? littleKnown.whenYouCall : littleKnown.ifYouGo
  return (
    <section aria-labelledby="asks" className="sec">
      <h2 id="asks">{isLittle ? call : text.title}</h2>
      <ul className="asks">
        {questions.slice(0, maxAsks).map((question) => (
          <li key={question} className="border-b">
            <label className="tick">
              <input
                type="checkbox"
                className="needs-scripts"
                data-ask={`${text.note} ${question}`}
                // `keep.ts` ticks it before React hydrates.
                suppressHydrationWarning
              />
              {question}
            </label>
          </li>
        ))}
        {text.onPaper.map((line) => (
          <li key={line} className="paper-only">
            {line}
          </li>
        ))}
      </ul>
      <p className="note-line no-print">
        <span className="needs-scripts">{text.carried}</span>{' '}
        {questions.length > maxAsks && (
          <Link to={`/centers/${center.slug}/call-sheet`}>{text.more}</Link>
        )}
      </p>
    </section>
  )
}
