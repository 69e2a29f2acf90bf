import { facets } from '#app/center/offerings/facets.ts'
import { isOffering, needsAll } from '#app/center/offerings/offerings.ts'
import { isTreatmentType } from '#app/center/offerings/treatment-types.ts'
import { readNear } from '#app/center/places/find-place.server.ts'
import type { ParsedSearch } from '#app/search/parse-search.server.ts'
import { type DirectorySearch, defaultRadius } from '#app/search/search-input.ts'
import { nothingUntold } from './leave-out-untold.server.ts'
import type { Choice } from './meanings.ts'
import type { Reading } from './reading.ts'
import type { JoinedChoices, Understanding } from './understanding.ts'

const maxSearchedWords = 10

/** Return whether a reading has a filter, a place or a topic. */
export function isUnderstood(reading: Reading): boolean {
  const { choices, plans, topics, near, within, asksForPosition, isOpenNow, hasOpenBeds, at } =
    reading
  return (
    choices.length + plans.length + topics.length > 0 ||
    near !== '' ||
    within !== null ||
    asksForPosition ||
    isOpenNow ||
    hasOpenBeds ||
    at !== null
  )
}

/**
 * Add what the words mean to the search of the URL.
 *
 * @param strict the words without a meaning that centers must have; the others only rank
 */
export function applyReading(
  { asked, near, quoted, quotedWords }: ParsedSearch,
  reading: Reading,
  strict: string[],
): Understanding {
  const choices = listAdded(asked, reading)
  const types = choices.filter(isTreatmentType)
  const offers = choices.filter((choice) => !isTreatmentType(choice)).filter(isOffering)
  // "Within 5 miles" without a place means of the person.
  const asksForPlace = reading.asksForPosition || reading.within !== null
  const takesPlace = isWithoutPlace(asked) && reading.near !== ''
  const found = takesPlace ? readNear(reading.near) : near
  const isMisspelled = found !== null && 'corrected' in found && found.corrected !== null
  const search: DirectorySearch = {
    ...asked,
    text: [quoted, ...strict].filter(Boolean).join(' '),
    near: takesPlace ? (isMisspelled ? found.near : reading.near) : asked.near,
    within: asked.within ?? (reading.within === defaultRadius ? null : reading.within),
    types: [...asked.types, ...types],
    offers: [...asked.offers, ...offers],
    open: asked.open ?? (reading.isOpenNow ? 'now' : null),
    beds: asked.beds || reading.hasOpenBeds,
    at: asked.at ?? reading.at,
  }
  return {
    search,
    near: found,
    typed: asked.text,
    words: [...quotedWords, ...strict].slice(0, maxSearchedWords),
    nameWords: [],
    softWords: reading.rest.filter((word) => !strict.includes(word)).slice(0, maxSearchedWords),
    rankWords: [],
    asks: reading.asks,
    untold: nothingUntold,
    together: reading.isEither ? [] : listCare(reading),
    joined: listJoined(reading, choices),
    corrections: reading.corrections,
    isReinterpreted: search.text !== asked.text,
    ...listTopics(reading),
    asksForPosition: asksForPlace && search.near === '',
  }
}

const listCare = ({ choices }: Reading) =>
  choices.filter((choice) => choice !== 'telehealth' && groupOf(choice) === 'care')

function listJoined(reading: Reading, added: Choice[]): JoinedChoices[] {
  const care = listCare(reading)
  const isByVideo = care.length === 1 && added.includes('telehealth')
  const payments = listPayments(reading)
  const joined: JoinedChoices[] = [
    { kind: 'by-video', choices: isByVideo ? [...care, 'telehealth'] : [] },
    { kind: 'either', choices: payments.length > 1 ? payments : [] },
  ]
  return joined.filter(
    ({ choices }) => choices.length > 1 && choices.every((choice) => added.includes(choice)),
  )
}

/** List what is said beside the results. */
export function listTopics({ topics, plans, asksForPosition }: Reading) {
  return { topics, plans, asksForPosition }
}

/** A place in the URL wins over the words. */
const isWithoutPlace = ({ near, location }: DirectorySearch) => near === '' && location === ''

const groupOf = (choice: Choice) => facets.find(({ name }) => name === choice)?.group ?? 'care'

/**
 * List the choices that the words add. A group that the URL chooses from wins over the words,
 * except where all of a group is needed.
 */
function listAdded(asked: DirectorySearch, reading: Reading): Choice[] {
  const chosen: Choice[] = [...asked.types, ...asked.offers]
  const groups = new Set(chosen.map(groupOf))
  const isAdded = (choice: Choice) =>
    !chosen.includes(choice) && (needsAll(groupOf(choice)) || !groups.has(groupOf(choice)))
  const added = [...reading.choices, ...listPayments(reading)].filter(isAdded)
  return facets.flatMap(({ name }) => added.find((choice) => choice === name) ?? [])
}

/** "Horizon" may be Medicaid or private; "horizon medicaid" is Medicaid. */
function listPayments({ choices, plans }: Reading): Choice[] {
  return plans.flatMap(({ payment }) => {
    const said = payment.filter((kind) => choices.includes(kind))
    return said.length > 0 ? said : payment
  })
}
