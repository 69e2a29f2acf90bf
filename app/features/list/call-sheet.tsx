import { Fragment } from 'react'
import { formatPhone } from '#app/lib/phone.ts'
import type { SavedCenter } from '#app/lib/saved-center.ts'
import { useStoredText } from '#app/ui/use-language.tsx'
import { listOffers } from './compare-centers.ts'
import {
  describeClosing,
  describeSavedHours,
  describeSavedPlace,
  describeSavedProvenance,
  type SavedText,
} from './describe-saved.ts'
import type { ListTexts } from './messages.en.ts'

type Props = {
  center: SavedCenter
  text: ListTexts
  /** 1 when the sheet is the whole page. */
  level?: 1 | 2
}

/**
 * A sheet of paper for calling one center: a large number, what to say, what to ask, room for
 * answers.
 */
export function CallSheet({ center, text, level = 1 }: Props) {
  const Heading = level === 1 ? 'h1' : 'h2'
  const Part = level === 1 ? 'h2' : 'h3'
  const { sheet } = text
  const { language } = text
  const allDetails: SavedText[] = [
    { value: describeClosing(center, text) ?? '' },
    center.address ? { value: center.address } : describeSavedPlace(center, language),
    describeSavedHours(center, language),
    describeSavedProvenance(center, language),
  ]
  const details = allDetails.filter(({ value }) => value)
  const offers = listOffers(center, language).filter(({ value }) => value)
  return (
    <article className="call-sheet">
      <header>
        <p>{sheet.title}</p>
        <Heading {...useStoredText()}>{center.name}</Heading>
        <p className="text-[2rem] font-bold print:text-[26pt] print:leading-[1.2]">
          {center.phone ? (
            <a href={formatPhone(center.phone)?.href}>{center.phone}</a>
          ) : (
            text.center.noPhone
          )}
        </p>
        <p>
          {details.map(({ value, lang }, index) => (
            <Fragment key={value}>
              {index > 0 && ' · '}
              <span lang={lang}>{value}</span>
            </Fragment>
          ))}
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
            center.offers.includes('medicaid')
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
