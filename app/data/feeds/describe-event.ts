import { findAdmissionNumber } from '#app/center/admission/admission-number.ts'
import { pickAdmission } from '#app/center/admission/pick-admission.ts'
import type { CenterEventKind } from '#app/center/fields/center-event-kinds.ts'
import { describeProvenance, findProvenance } from '#app/center/fields/provenance.ts'
import { hiddenNumber, hidePhones, hidesPhone } from '#app/center/fields/reported-phone.ts'
import { centerMessages } from '#app/center/messages.ts'
import type { Language } from '#app/lib/language.ts'
import { normalizeLine } from '#app/lib/normalize-text.ts'
import { formatPhone } from '#app/lib/phone.ts'
import { feedMessages } from './messages.ts'

/** A listed center, as far as a feed tells about it. */
export type FeedCenter = {
  slug: string
  name: string
  phone: string | null
  intakePhone: string | null
  phoneReportedAt: Date | null
  verifiedAt: Date | null
  source: 'staff' | 'import' | 'sample'
  listedIn: string | null
  listedOn: string | null
  permanentlyClosed: boolean
  temporarilyClosed: boolean
  updatedAt: Date
}

export type FeedEvent = {
  id: string
  kind: CenterEventKind
  at: Date
  /** The center's name at that time. */
  name: string
  /** As it is now; null if it is gone. */
  center: FeedCenter | null
  /** The center that it was merged into. */
  keptCenter: { slug: string; name: string } | null
}

type Described = {
  kind: CenterEventKind | 'merged'
  title: string
  text: string
  /** The English path of the page to open. */
  path: string
}

/** Describe an event with the center's present number: a reader may open an old entry and call. */
export function describeEvent(event: FeedEvent, now: Date, language: Language): Described {
  const text = feedMessages[language]
  const { center, keptCenter } = event
  if (center) {
    return {
      kind: event.kind,
      title: text.titles[event.kind](normalizeLine(center.name)),
      text: describeListed(event.kind, center, now, language),
      path: `/centers/${center.slug}`,
    }
  }
  const name = normalizeLine(event.name)
  if (keptCenter) {
    return {
      kind: 'merged',
      title: text.titles.merged(name),
      text: text.merged(normalizeLine(keptCenter.name)),
      path: `/centers/${keptCenter.slug}`,
    }
  }
  return { kind: 'removed', title: text.titles.removed(name), text: text.removed, path: '/centers' }
}

function describeListed(
  kind: CenterEventKind,
  center: FeedCenter,
  now: Date,
  language: Language,
): string {
  const { callToConfirm } = feedMessages[language]
  const { sampleText, closed } = centerMessages[language]
  const sample = center.source === 'sample' ? [sampleText] : []
  if (center.permanentlyClosed) return [...sample, closed.forGood].join(' ')
  const status = center.temporarilyClosed ? [closed.forNow] : []
  const numbers = [
    ...(kind === 'number-changed' ? describeMainNumber(center, now, language) : []),
    describeNumber(center, now, language),
  ]
  return [...sample, ...status, ...numbers, callToConfirm].join(' ')
}

/** Name the number that changed, where people call another one. */
function describeMainNumber(center: FeedCenter, now: Date, language: Language): string[] {
  const shown = hidePhones(center, now)
  const main = formatPhone(shown.phone)
  const called = findAdmissionNumber({ phone: shown.phone, admission: pickAdmission(shown) })
  return main && called?.isIntake ? [feedMessages[language].mainNumber(main.display)] : []
}

/** Say the number that visitors see, and since when we know it. */
function describeNumber(center: FeedCenter, now: Date, language: Language): string {
  const text = feedMessages[language]
  const shown = hidePhones(center, now)
  const number = findAdmissionNumber({ phone: shown.phone, admission: pickAdmission(shown) })
  if (!number && hidesPhone(center, now)) return hiddenNumber[language]
  // Only the main number can be reported wrong.
  const known = number?.isIntake ? { ...center, phoneReportedAt: null } : center
  const provenance = normalizeLine(describeProvenance(findProvenance(known), language))
  return `${number ? text.number(number.display) : text.noNumber} ${provenance}.`
}
