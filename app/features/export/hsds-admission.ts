import type { ExportedCenter } from './exported-center.server.ts'

type AdmissionOf = Pick<
  ExportedCenter,
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

type IdOf = (part: string) => string

const processes = {
  'walk-in': 'Walk in',
  'call-first': 'Call first',
  referral: 'A referral is needed',
}

/** What people ask before they come, in HSDS's terms. What isn't known is left out. */
export function describeHsdsAdmission(center: AdmissionOf, idOf: IdOf) {
  const { howToStart, intakeHours, waitTime, waitSaidOn, plansTaken, plansSaidOn } = center
  const { whatToBring } = center
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
    fees_description:
      plansTaken && plansSaidOn
        ? `Health plans taken, as said on ${plansSaidOn}: ${plansTaken}`
        : undefined,
    required_documents: whatToBring
      ? [{ id: idOf('required document'), document: whatToBring }]
      : undefined,
  }
}

/** The intake number and the fax for referrals. */
export function listAdmissionPhones({ intakePhone, referralFax }: AdmissionOf, idOf: IdOf) {
  const phones = [
    { number: intakePhone, type: 'voice', description: 'Intake' },
    { number: referralFax, type: 'fax', description: 'Referrals' },
  ]
  return phones.flatMap(({ number, type, description }) =>
    number ? [{ id: idOf(`${description} phone`), number, type, description }] : [],
  )
}

/** Wheelchair access of a location: offered; otherwise it isn't known. */
export function listAccessibility({ offerings }: Pick<ExportedCenter, 'offerings'>, idOf: IdOf) {
  return offerings.includes('wheelchair')
    ? [{ id: idOf('accessibility'), description: 'Wheelchair access' }]
    : undefined
}

function describeMedicine(name: string, isContinued: boolean | null): string | null {
  if (isContinued === null) return null
  return `People who take ${name} ${isContinued ? 'can' : 'cannot'} stay on it`
}

function joinSentences(...parts: (string | null)[]): string | undefined {
  const said = parts.filter((part) => part !== null && part !== '')
  return said.length > 0 ? `${said.join('. ')}.` : undefined
}
