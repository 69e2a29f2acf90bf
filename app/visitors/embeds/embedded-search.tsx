import { lackNumbers } from '#app/center/no-numbers.tsx'
import { emergency, suicideAndCrisis } from '#app/lib/crisis-lines.ts'
import { listDangerSteps } from '#app/search/danger-lines.ts'
import { dangerMessages } from '#app/search/danger-messages.ts'
import { describeLoosening } from '#app/search/describe-loosening.ts'
import { describeMismatch } from '#app/search/describe-mismatch.ts'
import { describeNothing } from '#app/search/describe-nothing.ts'
import { describeWords } from '#app/search/describe-words.ts'
import { isUnrestricted, listChips } from '#app/search/filter-chips.tsx'
import { describeTopic, listTopics } from '#app/search/list-topics.ts'
import { searchMessages } from '#app/search/messages.tsx'
import { hasFilters } from '#app/search/search-input.ts'
import { CallableText } from '#app/ui/callable-text.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import { siteMessages } from '#app/visitors/shell/messages.tsx'
import { type EmbeddedCenter, RowInFrame, SupportLine } from './embedded-center.tsx'
import { embedMessages } from './messages.ts'
import type { EmbeddedSearch } from './read-embedded.server.ts'

/** The results of a search in a frame, or what was not found and the nearest instead. */
export function SearchInFrame({ found }: { found: EmbeddedSearch }) {
  const { results, search, centers, closed } = found
  const language = useLanguage()
  const text = useTexts(embedMessages)
  const { sample } = useTexts(siteMessages)
  const danger = useTexts(dangerMessages)
  const [first] = listTopics(results.understanding)
  const topic = first && describeTopic(first, language)
  const filters = listChips(search, results.near, language, results.understanding.joined).map(
    ({ label }) => label,
  )
  return (
    <>
      {results.danger && (
        <p className="danger">
          <a href={(results.danger === 'crisis' ? suicideAndCrisis : emergency).href}>
            {danger[results.danger].title}
          </a>
        </p>
      )}
      {results.danger && (
        <ol>
          {listDangerSteps(results.danger, language).map((step) => (
            <li key={step}>
              <CallableText>{step}</CallableText>
            </li>
          ))}
        </ol>
      )}
      {results.mayBeDanger && (
        <p>
          <CallableText>{danger.mayBe}</CallableText>
        </p>
      )}
      {topic && (
        <p>
          <b>{topic.title}</b> <CallableText>{topic.text}</CallableText>
        </p>
      )}
      <h1>{text.title}</h1>
      {filters.length > 0 && <p>{filters.join(' · ')}</p>}
      <Notes found={found} />
      {closed.length > 0 && (
        <p>
          <b>{text.onlyClosed(closed.length)}</b>
        </p>
      )}
      <Rows centers={closed} />
      {closed.length > 0 && <SupportLine />}
      {results.total === 0 && !results.danger && <NothingFound found={found} />}
      {[...closed, ...centers].some(({ isSample }) => isSample) && <p>{sample}</p>}
      {/* Once for all of them, not in each row. */}
      {lackNumbers(centers) && <SupportLine />}
      <Rows centers={centers} />
    </>
  )
}

function Rows({ centers }: { centers: EmbeddedCenter[] }) {
  if (centers.length === 0) return null
  return (
    <ol className="rows">
      {centers.map((center) => (
        <li key={center.slug}>
          <RowInFrame center={center} />
        </li>
      ))}
    </ol>
  )
}

/** Parts of the link that were ignored or corrected, and an unknown place. */
function Notes({ found: { results, search } }: { found: EmbeddedSearch }) {
  const { near, correctedText, understanding } = results
  const { isReinterpreted } = understanding
  const { chips, notes } = useTexts(searchMessages)
  const ignored = new Set(search.ignored.map((name) => notes.parameters[name] ?? name))
  const isMisspelled = near && 'corrected' in near && near.corrected
  const said = describeWords(understanding, results.mentions, useLanguage())
  return (
    <>
      {results.leavesOutText && !results.danger && <p>{notes.leavesOutText}</p>}
      {isUnrestricted({ search, isReinterpreted }) && <p>{chips.showingAll}</p>}
      {ignored.size > 0 && <p>{notes.ignored([...ignored].join(', '))}</p>}
      {near?.kind === 'unknown' && (
        <p>
          <b>{notes.unknown(near)}</b> {notes.notLimited}
        </p>
      )}
      {isMisspelled && <p>{notes.correctedPlace(isMisspelled.text, near)}</p>}
      {said.length > 0 && <p>{said.join(' ')}</p>}
      {correctedText && <p>{notes.corrected(search.text, correctedText)}</p>}
    </>
  )
}

function NothingFound({ found: { results, search, centers, closed } }: { found: EmbeddedSearch }) {
  const { near, loosened } = results
  const language = useLanguage()
  const { deadEnd, noCentersFound } = useTexts(searchMessages)
  if (!hasFilters(search)) return <p>{deadEnd.noCentersYet}</p>
  const mismatch = loosened && centers.length > 0 && describeMismatch(search, loosened, language)
  const wayOut =
    loosened?.applied && describeLoosening(search, loosened.applied, language, centers[0])
  return (
    <>
      {closed.length === 0 && (
        <p>
          <b>{noCentersFound}.</b> {describeNothing(search, near, language)}
        </p>
      )}
      {wayOut && (
        <p>
          <b>{wayOut.brings}</b>
          {wayOut.rest}
        </p>
      )}
      {mismatch && <p>{mismatch}</p>}
      <p>{deadEnd.helpToday}</p>
    </>
  )
}
