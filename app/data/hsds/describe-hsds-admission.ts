import { isPayment, labelOffering, readOfferings } from '#app/center/offerings/offerings.ts'
import { listNumbers, type PhoneNumber, parsePhone } from '#app/lib/phone.ts'
import { hsdsLabels } from './hsds.server.ts'
import type { HsdsCenter } from './hsds-center.server.ts'
import type { IdOf } from './hsds-id.ts'
import type { HsdsAccessibility, HsdsCostOption, HsdsPhone } from './hsds-parts.ts'

type AdmissionOf = Pick<
  HsdsCenter,
  | 'howToStart'
  | 'intakePhone'
  | 'intakeHours'
  | 'waitTime'
  | 'waitSaidOn'
  | 'minimumAge'
  | 'maximumAge'
  | 'continuesMethadone'
  | 'continuesBuprenorphine'
  | 'plansTaken'
  | 'plansSaidOn'
  | 'notAdmitted'
  | 'whatToBring'
  | 'referralFax'
  | 'referralForm'
>

const processes = {
  'walk-in': 'Walk in',
  'call-first': 'Call first',
  referral: 'A referral is needed',
}

/** What people ask before they come, in HSDS's terms. What isn't known is left out. */
export function describeHsdsAdmission(center: AdmissionOf) {
  const { howToStart, intakeHours, waitTime, waitSaidOn } = center
  return {
    minimum_age: center.minimumAge ?? undefined,
    maximum_age: center.maximumAge ?? undefined,
    application_process: joinSentences(
      howToStart && processes[howToStart],
      intakeHours && `Intake hours: ${intakeHours}`,
      center.referralForm && `Referral form: ${center.referralForm}`,
    ),
    eligibility_description: joinSentences(
      center.notAdmitted && `Not admitted: ${center.notAdmitted}`,
      describeMedicine('methadone', center.continuesMethadone),
      describeMedicine('buprenorphine', center.continuesBuprenorphine),
    ),
    wait_time: waitTime && waitSaidOn ? `${waitTime} (as said on ${waitSaidOn})` : undefined,
    fees_description: describePlans(center),
  }
}

/** The same facts as they are stored, for a program that reads them: label and value. */
export function listAdmissionAttributes(center: AdmissionOf): [string, string | null][] {
  return [
    [hsdsLabels.howToStart, center.howToStart],
    [hsdsLabels.intakeHours, center.intakeHours],
    [hsdsLabels.referralForm, center.referralForm],
    [hsdsLabels.notAdmitted, center.notAdmitted],
    [hsdsLabels.continuesMethadone, answer(center.continuesMethadone)],
    [hsdsLabels.continuesBuprenorphine, answer(center.continuesBuprenorphine)],
    [hsdsLabels.plansTaken, center.plansTaken],
    [hsdsLabels.plansSaidOn, center.plansSaidOn],
    [hsdsLabels.waitTime, center.waitTime],
    [hsdsLabels.waitSaidOn, center.waitSaidOn],
  ]
}

function answer(value: boolean | null): string | null {
  if (value === null) return null
  return value ? 'yes' : 'no'
}

export function listRequiredDocuments({ whatToBring }: AdmissionOf, idOf: IdOf) {
  return whatToBring ? [{ id: idOf('required document'), document: whatToBring }] : []
}

/** The ways to pay that a center says it accepts. */
export function listCostOptions(
  center: AdmissionOf & Pick<HsdsCenter, 'offerings'>,
  idOf: IdOf,
): HsdsCostOption[] {
  const options = readOfferings(center.offerings)
    .filter(isPayment)
    .map((payment) => ({ id: idOf(`cost option ${payment}`), option: labelOffering(payment) }))
  const plans = describePlans(center)
  return plans ? [...options, { id: idOf('cost option plans'), option: plans }] : options
}

function describePlans({ plansTaken, plansSaidOn }: AdmissionOf): string | undefined {
  return plansTaken && plansSaidOn
    ? `Health plans taken, as said on ${plansSaidOn}: ${plansTaken}`
    : undefined
}

/** The intake number and the fax for referrals. */
export function listAdmissionPhones(
  { intakePhone, referralFax }: Pick<AdmissionOf, 'intakePhone' | 'referralFax'>,
  idOf: IdOf,
): HsdsPhone[] {
  const phones = [
    { found: parsePhone(intakePhone), type: 'voice' as const, description: 'Intake' },
    // Every number here is a fax, whatever its text calls it.
    { found: listNumbers(referralFax)[0], type: 'fax' as const, description: 'Referrals' },
  ]
  return phones.flatMap(({ found, type, description }) =>
    found ? [{ id: idOf(`${description} phone`), ...toHsdsNumber(found), type, description }] : [],
  )
}

/** The number as it is dialed. HSDS has the extension as a number, which loses leading zeros. */
export function toHsdsNumber({ number, extension }: PhoneNumber) {
  return extension === null ? { number } : { number, extension: Number(extension) }
}

/** Wheelchair access, if the center offers it. */
export function listAccessibility(
  { offerings }: Pick<HsdsCenter, 'offerings'>,
  idOf: IdOf,
): HsdsAccessibility[] {
  return offerings.includes('wheelchair')
    ? [{ id: idOf('accessibility'), description: 'Wheelchair access' }]
    : []
}

function describeMedicine(name: string, isContinued: boolean | null): string | null {
  if (isContinued === null) return null
  return `People who take ${name} ${isContinued ? 'can' : 'cannot'} stay on it`
}

function joinSentences(...parts: (string | null)[]): string | undefined {
  const sentences = parts.flatMap((part) => (part ? [endSentence(part)] : []))
  return sentences.join(' ') || undefined
}

/** A period after a URL would become a part of it. */
function endSentence(text: string): string {
  return /([.!?]|https?:\/\/\S+)$/.test(text) ? text : `${text}.`
}
