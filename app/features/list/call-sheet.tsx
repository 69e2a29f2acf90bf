import { checklist } from '#app/features/guides/insurance-content.ts'
import { emergency, reachNj, suicideAndCrisis } from '#app/lib/crisis-lines.ts'
import type { CenterFacts } from '#app/lib/kept-list.ts'
import { formatPhone } from '#app/lib/phone.ts'

/** What to say and to ask first: our own words. */
const firstQuestions = [
  'I am looking for help with addiction, for myself or for someone in my family.',
  'Is there a bed or a place today? If not, when, and is there a waiting list?',
  'Do you take our insurance, and are you in its network?',
  'What does it cost if the insurance refuses? Is there free or low-cost care?',
  'Does somebody go on getting a medicine that they take now, such as methadone or buprenorphine?',
  'What should we bring, and how does somebody get there?',
]

/** For the insurer: the questions of the insurance guide's checklist, and the reference of the call. */
const benefitsQuestions = [
  ...checklist.parts.filter(({ title }) => title === 'Ask the plan').flatMap(({ items }) => items),
  'Reference number of this call',
]

type Props = {
  facts: Pick<CenterFacts, 'name' | 'phone' | 'address' | 'place' | 'hours' | 'checked'>
  /** The heading's level: 1 where the sheet is the page. */
  level?: 1 | 2
}

/** One center on one sheet of paper: its number large, what to say, what to ask, room for the answers. */
export function CallSheet({ facts, level = 1 }: Props) {
  const Heading = level === 1 ? 'h1' : 'h2'
  const Part = level === 1 ? 'h2' : 'h3'
  return (
    <article className="call-sheet">
      <header>
        <p>Call sheet</p>
        <Heading>{facts.name}</Heading>
        <p className="call-sheet-number">
          {facts.phone ? (
            <a href={formatPhone(facts.phone)?.href}>{facts.phone}</a>
          ) : (
            'Phone not available'
          )}
        </p>
        <p>
          {[facts.address ?? facts.place, facts.hours, facts.checked].filter(Boolean).join(' · ')}
        </p>
      </header>
      <section>
        <Part>What to say first</Part>
        <ol>
          {firstQuestions.map((question) => (
            <li key={question}>
              {question}
              <span className="blank" />
            </li>
          ))}
        </ol>
      </section>
      <section>
        <Part>What to ask the insurer</Part>
        <ol className="call-sheet-halves">
          {benefitsQuestions.map((question) => (
            <li key={question}>
              {question}
              <span className="blank" />
            </li>
          ))}
        </ol>
      </section>
      <section>
        <Part>Who answered, when, and what they said</Part>
        <span className="blank" />
        <span className="blank" />
        <span className="blank" />
      </section>
      <footer>
        {[reachNj, suicideAndCrisis, emergency].map(({ name, number, href, hours }) => (
          <p key={number}>
            {name} <a href={href}>{number}</a> {hours}
          </p>
        ))}
      </footer>
    </article>
  )
}
