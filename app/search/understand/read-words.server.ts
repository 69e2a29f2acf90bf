import { hourOfferings } from '#app/center/offerings/vocabulary.ts'
import type { WantedTime } from './read-time.ts'
import { type Reading, startReading } from './reading.ts'
import { isFiller, type ReadPart, type Span, splitParts } from './split-parts.server.ts'
import { findUnreadPlace } from './unread-place.ts'

const adult = 18
const senior = 60
/** Nobody younger is a patient: "my 2 year old". */
const smallest = 10
const owners = new Set(['my', 'our', 'mi', 'nuestro', 'nuestra'])
const companions = new Set(['with', 'con', 'bring', 'traer', 'llevar'])
const eitherWords = new Set(['or', 'o', 'u'])

/** Read the meaning of folded words. */
export function readWords(words: string[]): Reading {
  const parts = splitParts(words)
  const reading = { ...startReading(), unreadPlace: findUnreadPlace(parts) }
  const isAlone = parts.length === 1
  let before: string[] = []
  for (const part of parts) {
    addPart(reading, part, before, isAlone)
    before = [...before, ...part.words]
  }
  addTimes(
    reading,
    parts.flatMap(({ span }) => span?.time ?? []),
  )
  reading.isEither = words.some((word) => eitherWords.has(word))
  // "A bed tonight" asks for a bed, whatever the hours.
  if (reading.hasOpenBeds || reading.at !== null) reading.isOpenNow = false
  return reading
}

/** Beside other words, a single letter says nothing: "i", "a", "y". */
const isTelling = (word: string) => !/^\p{L}$/u.test(word)

function addPart(reading: Reading, part: ReadPart, before: string[], isAlone: boolean): void {
  const { words, age, span } = part
  const isMine = owners.has(before.at(-1) ?? '')
  const isWith = companions.has(before.at(-2) ?? '')
  if (age) {
    reading.hasAge = true
    const isGrown = age.years >= smallest
    if (age.years < adult && isGrown) addOnce(reading.choices, 'under-18')
    if (age.years < adult && isMine && isGrown) addOnce(reading.topics, 'family')
    if (isMine && isWith && !isGrown) addOnce(reading.choices, 'parents-with-children')
    if (age.years >= senior) addOnce(reading.choices, 'seniors')
  } else if (span && !span.isFar)
    addSpan(reading, leaveOutUse(span, before), words, isCorrected(before))
  else reading.rest.push(...words.filter((word) => isAlone || isTelling(word)))
  if (age || (span ? !isFiller(span) : isTelling(words[0] ?? ''))) reading.telling.push(...words)
}

function addSpan(
  reading: Reading,
  { meanings, near, within }: Span,
  words: string[],
  isCorrection: boolean,
): void {
  // "Five miles, no, make it ten"
  reading.within = within ?? reading.within
  reading.near = isCorrection && near !== '' ? near : chooseNear(reading.near, near)
  for (const meaning of meanings) {
    if (meaning.kind === 'choice') {
      addOnce(reading.choices, meaning.choice)
      // Its panel says that it is housing, not treatment.
      if (meaning.choice === 'sober-living') addOnce(reading.topics, meaning.choice)
    }
    if (meaning.kind === 'topic') addOnce(reading.topics, meaning.topic)
    if (meaning.kind === 'plan') addOnce(reading.plans, meaning.plan)
    if (meaning.kind === 'open-now') reading.isOpenNow = true
    if (meaning.kind === 'open-beds') reading.hasOpenBeds = true
    if (meaning.kind === 'ask') reading.asks.push(words.join(' '))
    if (meaning.kind === 'near-me') reading.asksForPosition = true
  }
}

/** The first place counts, but "Newark, Essex County, 07102" is the ZIP code. */
function chooseNear(known: string, found: string): string {
  const isZip = /^\d{5}$/.test(found)
  return known === '' || (isZip && !/^\d{5}$/.test(known)) ? found : known
}

function addOnce<T>(list: T[], value: T): void {
  if (!list.includes(value)) list.push(value)
}

const useWords = new Set(
  `drink drinks drinking drank drunk use uses using used party parties partying binge binges bingeing smoke smokes smoking
  high row bebe bebiendo toma tomando tomo usa usando fuma fumando borracho borracha duerme llora sale`.split(
    /\s+/,
  ),
)
/** In words: how far back "drinking too much on weekends" has its verb. */
const reach = 5

const corrections =
  /(?:^| )(?:no wait|i mean|make it|make that|rather|actually|digo|perdon|mejor)(?: [^ ]+)?$/

/** "Near Bloomfield, no wait, near Belleville" */
const isCorrected = (before: string[]) => corrections.test(before.slice(-4).join(' '))

/** When somebody uses is no wish: "drinks every weekend". */
function leaveOutUse(span: Span, before: string[]): Span {
  const isOfUse = before.slice(-reach).some((word) => useWords.has(word))
  if (!isOfUse) return span
  const meanings = span.meanings.filter(
    (meaning) => meaning.kind !== 'choice' || !hourOfferings.has(meaning.choice),
  )
  return { ...span, meanings, time: undefined }
}

/** Hours that are choices of their own; every other time becomes `at`. */
function addTimes(reading: Reading, times: WantedTime[]): void {
  const wanted = new Set(times.flatMap(({ day }) => day ?? []))
  const [clock] = times.filter(({ time }) => time)
  const [day] = wanted
  if (wanted.has('sat') && wanted.has('sun')) addOnce(reading.choices, 'weekends')
  else if (day) reading.at = clock?.relation === 'at' ? `${day}-${clock.time}` : day
  if (!clock || (day && clock.relation === 'at')) return
  const { relation, time } = clock
  if (relation === 'after' && time === '17:00') addOnce(reading.choices, 'evenings')
  else if (relation === 'before' && time === '07:00') addOnce(reading.choices, 'early-hours')
  else reading.at ??= relation === 'at' ? time : `${relation}-${time}`
}
