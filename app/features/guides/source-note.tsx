import { formatDate } from '#app/lib/format-date.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { useLanguage, useTexts } from '#app/ui/language.tsx'
import { listSources } from './fact.ts'
import { guideMessages } from './guide-messages.ts'

/** "Checked November 20, 2026. Sources": where the facts of `content` were read. */
export function SourceNote({ content }: { content: unknown }) {
  const language = useLanguage()
  const text = useTexts(guideMessages)
  const { sources, checked } = listSources(content)
  if (!checked) return null
  // Noon, so that it is the same day in New Jersey.
  const day = formatDate(new Date(`${checked}T12:00:00-05:00`), language)
  return (
    <Disclosure
      className="source-note border-t pt-2 text-sm text-ink-soft"
      summary={
        <>
          {text.checkedOn(day)} <span className="underline underline-offset-4">{text.sources}</span>
        </>
      }
    >
      <ul className="grid gap-1 pb-2 [overflow-wrap:anywhere]">
        {sources.map((source) => (
          <li key={source}>
            <a
              href={`https://${source}`}
              rel="noopener noreferrer"
              className="inline-block py-1 text-ink-soft"
            >
              {source}
            </a>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
