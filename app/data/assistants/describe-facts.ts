import { type AdmissionLine, describeAdmission } from '#app/center/admission/describe-admission.ts'
import { pickAdmission } from '#app/center/admission/pick-admission.ts'
import type { ServiceGroup } from '#app/center/center-model.ts'
import {
  type FitGroup,
  groupServices,
  listFit,
  listPrograms,
} from '#app/center/center-offerings.ts'
import type { CheckedField, EvidenceField } from '#app/center/fields/checked-fields.ts'
import { methodTexts } from '#app/center/fields/checked-fields.ts'
import { labelField } from '#app/center/fields/list-center-fields.ts'
import { describeSource } from '#app/center/fields/provenance.ts'
import { hidePhones } from '#app/center/fields/reported-phone.ts'
import { hasOwnHours } from '#app/center/hours/google-hours.ts'
import { isAlwaysOpen } from '#app/center/hours/open-week.ts'
import { formatIntervals } from '#app/center/hours/opening-hours.ts'
import { findSpecialHours, labelDay, readSpecialHours } from '#app/center/hours/special-hours.ts'
import { formatWeek, summarizeWeek } from '#app/center/hours/week-summary.ts'
import { centerMessages } from '#app/center/messages.ts'
import { nameService } from '#app/center/name-service.ts'
import { readOfferings } from '#app/center/offerings/offerings.ts'
import { labelTreatmentType } from '#app/center/offerings/treatment-types.ts'
import { listOtherSources } from '#app/center/other-sources.ts'
import { capitalize } from '#app/center/page-parts.tsx'
import { describeAddress } from '#app/center/places/describe-address.ts'
import { findStreet } from '#app/center/places/find-street.ts'
import type { ListingRow } from '#app/center/read-listings.server.ts'
import { addDays } from '#app/lib/calendar-day.ts'
import { formatDate, formatIsoDate } from '#app/lib/format-date.ts'
import { askOnHoliday, findHoliday } from '#app/lib/holidays.ts'
import type { Language } from '#app/lib/language.ts'
import type { Fact } from './answer-schemas.ts'
import { describeMainPhone, findEvidence, findStatus } from './describe-listing.ts'
import { assistantMessages } from './messages.ts'

type FactView = { language: Language; now: Date }

type Origin = Pick<Fact, 'known' | 'on' | 'inWords'>

/** List every fact that people ask for, with how it is known, or that nobody has told us. */
export function describeFacts(row: ListingRow, view: FactView): Fact[] {
  const { language, now } = view
  const shown = hidePhones(row, now)
  const admission = pickAdmission(shown)
  return [
    describePhoneFact(row, view),
    describeField(shown, 'status', describeStatus(shown, language), language),
    describeAddressFact(shown, language),
    describeField(shown, 'website', shown.website, language),
    describeHours(shown, view),
    ...listFit(listOffers(shown, language), language).map((group) =>
      describeGroup(shown, group, language),
    ),
    ...describeAdmission(admission, language)
      // Among what it offers already.
      .filter(({ fact }) => fact !== 'stepFree' || !admission.stepFree)
      .map((line) => describeAdmissionFact(shown, line, language)),
  ]
}

/** List what else the center says about itself, by section, in the language where we have its words. */
export function describeServices(row: ListingRow, language: Language): ServiceGroup[] {
  const translate = (name: string) => nameService(name, language) ?? name
  return listPrograms(listOffers(row, language), language).map((service) => ({
    category: translate(service.category),
    offered: service.offered.map(translate),
    notOffered: service.notOffered.map(translate),
  }))
}

function describePhoneFact(row: ListingRow, view: FactView): Fact {
  const phone = describeMainPhone(row, view)
  const label = labelField('phone', view.language)
  const fact = { fact: 'phone', label, value: phone.number, ...noChoices, inWords: phone.inWords }
  if (phone.number === null) return { ...fact, known: 'not-known', on: null }
  if (phone.checkedOn !== null) {
    return { ...fact, known: phone.checkedHow ?? 'checked', on: phone.checkedOn }
  }
  return { ...fact, known: 'listed', on: row.listedOn }
}

const noChoices = { notOffered: [], notKnown: [] }

function describeField(
  row: ListingRow,
  field: 'status' | 'address' | 'website',
  value: string | null,
  language: Language,
): Fact {
  const labels = {
    status: centerMessages[language].information.status,
    address: assistantMessages[language].address,
    website: labelField('website', language),
  }
  return {
    fact: field,
    label: labels[field],
    value,
    ...noChoices,
    ...describeOrigin(row, field, value, language),
  }
}

/** A house that gives its address by phone lists only its town. */
function describeAddressFact(row: ListingRow, language: Language): Fact {
  const { city, state, postalCode } = row
  const region = [state, postalCode].filter(Boolean).join(' ')
  const town = [city, region].filter(Boolean).join(', ')
  const fact = describeField(row, 'address', describeAddress(row) ?? (town || null), language)
  if (fact.value === null || findStreet(row)) return fact
  const noStreet = addHowToAsk(assistantMessages[language].noStreet, row, language)
  return { ...fact, inWords: `${fact.inWords.replace(/\.$/, '')}. ${noStreet}` }
}

/** Hours from Google's pages are not ours to pass on. */
function describeHours(row: ListingRow, { language, now }: FactView): Fact {
  const { title } = centerMessages[language].hours
  const fact = { fact: 'hours', label: title, ...noChoices }
  const value = formatWeek(summarizeWeek(row.openingHours), language)
  if (value === null || hasOwnHours(row)) {
    const origin = describeOrigin(row, 'hours', value, language)
    const holidays = value === null ? [] : listComingDays(row, now, language)
    return { ...fact, value, ...origin, inWords: [origin.inWords, ...holidays].join('. ') }
  }
  const inWords = addHowToAsk(assistantMessages[language].hoursOnPage, row, language)
  return { ...fact, value: null, known: 'not-known', on: null, inWords }
}

/** List the days of the coming week with other hours: "November 26, 2026, Thanksgiving: call first". */
function listComingDays(row: ListingRow, now: Date, language: Language): string[] {
  const today = formatIsoDate(now)
  const isAlways = isAlwaysOpen(row.openingHours)
  const special = readSpecialHours(row.specialHours)
  return [0, 1, 2, 3, 4, 5, 6].flatMap((ahead) => {
    const day = addDays(today, ahead)
    const date = formatDate(new Date(`${day}T17:00Z`), language)
    const own = findSpecialHours(special, day)
    if (own) {
      const name = [date, labelDay(day, language) ?? []].flat().join(', ')
      return `${name}: ${formatIntervals(own, language)}`
    }
    const holiday = isAlways ? null : findHoliday(day)
    return holiday ? `${date}, ${askOnHoliday(holiday, language)}` : []
  })
}

function describeStatus(row: ListingRow, language: Language): string {
  const { status } = centerMessages[language]
  switch (findStatus(row)) {
    case 'open':
      return status.Open
    case 'temporarily-closed':
      return status['Temporarily Closed']
    case 'permanently-closed':
      return status['Permanently Closed']
  }
}

function listOffers(row: ListingRow, language: Language) {
  return {
    treatmentTypeLabels: row.treatmentTypes.map((type) => labelTreatmentType(type, language)),
    offerings: readOfferings(row.offerings),
    services: groupServices(row.additionalInfo),
  }
}

/** Care, payment, medicines and so on, each with what the center says it doesn't offer. */
function describeGroup(
  row: ListingRow,
  { group, title, field, items }: FitGroup,
  language: Language,
): Fact {
  const list = (state: FitGroup['items'][number]['state']) =>
    items.filter((item) => item.state === state).map(({ name }) => name)
  const offered = list('offered')
  const value = offered.join(', ') || null
  const notOffered = list('not-offered')
  const isTold = value !== null || notOffered.length > 0
  const origin = describeOrigin(row, field ?? null, isTold ? title : null, language)
  const guessed = origin.known === 'listed' ? explainGuessed(row, offered, language) : []
  return {
    fact: group,
    label: title,
    value,
    notOffered,
    notKnown: list('unknown'),
    ...origin,
    inWords: [origin.inWords, ...guessed].join('; '),
  }
}

/** Facts that the list itself does not state: "Detox: from its description". */
function explainGuessed(row: ListingRow, offered: string[], language: Language): string[] {
  const sources = listOtherSources(row, language)
  return offered.flatMap((name) => (sources[name] ? [`${name}: ${sources[name]}`] : []))
}

function describeAdmissionFact(row: ListingRow, line: AdmissionLine, language: Language): Fact {
  const { fact, label, value, saidOn } = line
  const origin: Origin =
    saidOn === null
      ? describeOrigin(row, fact, value, language)
      : { known: 'said', on: saidOn, inWords: describeSaying(saidOn, language) }
  return { fact, label, value, ...noChoices, ...origin }
}

function describeSaying(day: string, language: Language): string {
  const noon = new Date(`${day}T17:00Z`)
  return centerMessages[language].admission.saidOn(formatDate(noon, language))
}

/** Add whether there is somebody to ask. `row` has only the numbers that people may call. */
function addHowToAsk(reason: string, row: ListingRow, language: Language): string {
  if (row.permanentlyClosed) return centerMessages[language].closed.forGood
  const canCall = row.phone !== null || row.intakePhone !== null
  return canCall ? `${reason} ${assistantMessages[language].ask}` : reason
}

/** Say how a value is known: checked, or only in the list from which the center comes. */
function describeOrigin(
  row: ListingRow,
  field: CheckedField | EvidenceField | null,
  value: string | null,
  language: Language,
): Origin {
  const text = assistantMessages[language]
  if (value === null)
    return { known: 'not-known', on: null, inWords: addHowToAsk(text.nobodyTold, row, language) }
  const checked = field === null ? undefined : findEvidence(row, field)
  if (checked) {
    const how = capitalize(methodTexts[language][checked.how])
    const inWords = `${how}, ${formatDate(checked.at, language)}`
    return { known: checked.how, on: formatIsoDate(checked.at), inWords }
  }
  const source = describeSource(row, language)
  return {
    known: 'listed',
    on: row.listedOn,
    inWords: source === null ? centerMessages[language].sample : text.notChecked(source),
  }
}
