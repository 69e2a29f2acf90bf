import type { SavedCenter } from '#app/lib/kept-list.ts'
import { formatPhone } from '#app/lib/phone.ts'
import { useStoredText } from '#app/ui/use-language.tsx'
import { listOffers } from './compare-facts.ts'
import { localizeFacts, sayClosed } from './localize-facts.ts'
import type { ListTexts } from './messages.en.ts'

type Props = {
  facts: Omit<SavedCenter, 'id' | 'slug'>
  text: ListTexts
  /** The heading's level: 1 where the sheet is the page. */
  level?: 1 | 2
}

/** One center on one sheet of paper: its number large, what to say, what to ask, room for the answers. */
export function CallSheet({ facts, text, level = 1 }: Props) {
  const Heading = level === 1 ? 'h1' : 'h2'
  const Part = level === 1 ? 'h2' : 'h3'
  const { sheet } = text
  const { place, hours, checked } = localizeFacts(facts, text)
  const offers = listOffers(facts, text.language).filter(({ value }) => value)
  return (
    <article className="call-sheet">
      <header>
        <p>{sheet.title}</p>
        <Heading {...useStoredText()}>{facts.name}</Heading>
        <p className="text-[2rem] font-bold print:text-[26pt] print:leading-[1.2]">
          {facts.phone ? (
            <a href={formatPhone(facts.phone)?.href}>{facts.phone}</a>
          ) : (
            text.facts.noPhone
          )}
        </p>
        <p>
          {[sayClosed(facts, text), facts.address ?? place, hours, checked]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {offers.map(({ label, value }) => (
          <p key={label}>
            <b>{label}:</b> {value}
          </p>
        ))}
      </header>
      <section>
        <Part>{sheet.sayFirst}</Part>
        <Questions
          questions={
            facts.offers.includes('medicaid')
              ? [...sheet.firstQuestions, sheet.medicaidQuestion]
              : sheet.firstQuestions
          }
        />
      </section>
      <section>
        <Part>{sheet.askInsurer}</Part>
        <Questions
          className="print:grid-cols-2 print:gap-x-8"
          questions={sheet.benefitsQuestions}
        />
      </section>
      <section>
        <Part>{sheet.answers}</Part>
        <span className="blank" />
        <span className="blank" />
        <span className="blank" />
      </section>
      <footer>
        {sheet.lines.map(({ name, number, href, hours }) => (
          <p key={number}>
            {name} <a href={href}>{number}</a> {hours}
          </p>
        ))}
      </footer>
    </article>
  )
}

function Questions({ questions, className }: { questions: string[]; className?: string }) {
  return (
    <ol className={className}>
      {questions.map((question) => (
        <li key={question}>
          {question}
          <span className="blank" />
        </li>
      ))}
    </ol>
  )
}
