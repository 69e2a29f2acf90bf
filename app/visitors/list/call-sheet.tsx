import { Fragment, type ReactNode } from 'react'
import {
  type AdmissionNumber,
  findAdmissionNumber,
} from '#app/center/admission/admission-number.ts'
import type { SavedCenter } from '#app/center/saved/saved-center.ts'
import type { QrDrawing } from '#app/lib/draw-qr-code.server.ts'
import { formatDate } from '#app/lib/format-date.ts'
import { PaperLines, PaperQr, PaperTop } from '#app/ui/paper.tsx'
import { useStoredText } from '#app/ui/use-language.tsx'
import { type CallQuestion, listCallQuestions } from './call-questions.ts'
import { listAdmission, listOffers } from './compare-centers.ts'
import {
  describeClosing,
  describeSavedHours,
  describeSavedPlace,
  describeSavedProvenance,
  type SavedText,
} from './describe-saved.ts'
import { fill } from './fill.ts'
import type { ListTexts } from './messages.ts'

type Props = {
  center: SavedCenter
  /** When the center's facts were read. */
  asOf: Date
  /** Leads to the center's page. */
  qr?: QrDrawing
  /** Set for a sample center: says that it is fictional. */
  sampleNote?: ReactNode
  text: ListTexts
  /** 1 when the sheet is the whole page. */
  level?: 1 | 2
}

/** A sheet of paper for calling one center: a large number, what to ask, room for answers. */
export function CallSheet({ center, asOf, qr, sampleNote, text, level = 1 }: Props) {
  const Heading = level === 1 ? 'h1' : 'h2'
  const { sheet, language } = text
  const number = findAdmissionNumber(center)
  const offers = listOffers(center, language).filter(({ value }) => value)
  // "Access: Wheelchair access" is among the offers already.
  const admission = listAdmission(center, text).filter(
    ({ label, value }) => value && !offers.some((offer) => offer.value.includes(label)),
  )
  return (
    <article className="paper call-sheet">
      <PaperTop qr={qr && <PaperQr drawing={qr} name={sheet.qr} caption={sheet.newest} />}>
        <p>
          {sheet.title} · {sheet.factsAsOf}{' '}
          <b>
            <time dateTime={asOf.toISOString()}>{formatDate(asOf, language)}</time>
          </b>
        </p>
        <Heading className="paper-title" {...useStoredText()}>
          {center.name}
        </Heading>
      </PaperTop>
      <div className="call-facts">
        {number ? (
          <NumberToCall center={center} number={number} text={text} />
        ) : (
          <WithoutNumber center={center} text={text} />
        )}
        <p>
          {listFacts(center, text, number !== null).map(({ value, lang }, index) => (
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
        <p>
          {admission.map(({ label, value, lang }, index) => (
            <Fragment key={label}>
              {index > 0 && ' · '}
              <b>{label}:</b> <span lang={lang}>{value}</span>
            </Fragment>
          ))}
        </p>
      </div>
      {number && (
        <p>
          {sheet.sayBoth.own} <span lang={sheet.sayBoth.lang}>{sheet.sayBoth.other}</span>
        </p>
      )}
      <QuestionTable questions={listCallQuestions(center)} sheet={sheet} />
      <PaperLines
        lines={sheet.lines.map(({ name, number, href, hours }) => ({
          number,
          href,
          text: `${name}, ${hours}`,
        }))}
      />
      <p>{sampleNote ?? sheet.word}</p>
    </article>
  )
}

type NumberToCallProps = Pick<Props, 'center' | 'text'> & { number: AdmissionNumber }

/** The number in large print: the one that admits people, with the main number below it. */
function NumberToCall({ center, number, text }: NumberToCallProps) {
  return (
    <>
      <p className="call-number">
        <a href={number.href}>{number.display}</a>
      </p>
      {number.isIntake && (
        <p>
          <b>{text.admission.intake}</b>
          {center.phone && ` · ${fill(text.admission.mainNumber, { phone: center.phone })}`}
        </p>
      )}
    </>
  )
}

/** Where the center is, in the number's place, and who can be called. */
function WithoutNumber({ center, text }: Pick<Props, 'center' | 'text'>) {
  const where = describeWhere(center, text)
  const [{ name, number, href }] = text.sheet.lines
  return (
    <>
      <p className="call-place" lang={where.lang}>
        {where.value}
      </p>
      <p>
        {text.sheet.noPhone}{' '}
        <b>
          {name} <a href={href}>{number}</a>
        </b>
      </p>
    </>
  )
}

/** List when it is open and how we know; with its address where the number stands above. */
function listFacts(center: SavedCenter, text: ListTexts, hasNumber: boolean): SavedText[] {
  const { language } = text
  const facts: SavedText[] = [
    { value: describeClosing(center, text) ?? '' },
    ...(hasNumber ? [describeWhere(center, text)] : []),
    describeSavedHours(center, language),
    describeSavedProvenance(center, language),
  ]
  return facts.filter(({ value }) => value)
}

function describeWhere(center: SavedCenter, { language }: ListTexts): SavedText {
  return center.address ? { value: center.address } : describeSavedPlace(center, language)
}

type QuestionTableProps = { questions: CallQuestion[]; sheet: ListTexts['sheet'] }

/** The questions in English and Spanish, side by side. */
function QuestionTable({ questions, sheet }: QuestionTableProps) {
  return (
    <table className="call-questions">
      <thead>
        <tr>
          <th scope="col" lang="en">
            Ask
          </th>
          <th scope="col" lang="es">
            Pregunte
          </th>
          <th scope="col">{sheet.answer}</th>
        </tr>
      </thead>
      <tbody>
        {questions.map(({ en, es, answer }) => (
          <tr key={en}>
            <td lang="en">{en}</td>
            <td lang="es">{es}</td>
            <td>
              {answer === 'yes-no' && (
                <>
                  <span className="tick-box">{sheet.yes}</span>
                  <span className="tick-box">{sheet.no}</span>
                </>
              )}
              {answer === 'cost' && '$'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
