import { hsdsLabels, sampleAlert } from '#app/data/hsds/hsds.server.ts'

/** A center that has said all that people ask before they come. */
export const askedCenter = {
  slug: 'a-house-of-answers',
  name: 'House of Answers',
  city: 'Trenton',
  county: 'Mercer',
  state: 'NJ',
  descriptionSpanish: 'Una casa tranquila.\n\nPara todas las personas.',
  intakePhone: '(609) 555-0150',
  intakeHours: '8 AM to 4 PM',
  howToStart: 'call-first' as const,
  minimumAge: 18,
  maximumAge: 64,
  continuesMethadone: false,
  continuesBuprenorphine: true,
  waitTime: '3 days',
  waitSaidOn: '2026-01-20',
  plansTaken: 'Aetna, Horizon',
  plansSaidOn: '2026-01-21',
  notAdmitted: 'People who need oxygen',
  whatToBring: 'Photo ID; a list of medicines',
  referralFax: '(609) 555-0151',
  referralForm: 'https://answers.example/form.pdf',
}

type Service = { name: string; alert?: string; attributes: { label: string }[] }

/** Not imported: who checked what, and under which license the center was. */
const notImported: readonly string[] = [
  hsdsLabels.checkedOn,
  hsdsLabels.verifiedBy,
  hsdsLabels.license,
]
/** Ids and dates of change are the directory's own, and beds are out of date within a day. */
const ownKeys = ['id', 'link_id', 'last_modified', 'assured_date', 'capacities']

/** The services of a file as another directory has them, too. */
export function listShared(text: string): unknown[] {
  const withoutOwn = (key: string, value: unknown) => (ownKeys.includes(key) ? undefined : value)
  const isPage = text.startsWith('{"contents"')
  const services: Service[] = isPage
    ? JSON.parse(text, withoutOwn).contents
    : text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line, withoutOwn))
  return services
    .map(({ alert, ...service }) => ({
      ...service,
      // The calls that nobody answered and the reports of visitors are the directory's own.
      alert: alert?.startsWith(sampleAlert) ? sampleAlert : undefined,
      attributes: service.attributes.filter(({ label }) => !notImported.includes(label)),
    }))
    .sort((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)))
}
