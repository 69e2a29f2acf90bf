import { sampleCenters } from '#app/data/samples/sample-data.ts'
import { serializeCsv } from '#app/lib/serialize-csv.ts'
import { stateCode } from '#site/state.ts'

type Row = {
  name: string
  street: string
  city: string
  state: string
  zip: string
  phone: string
  website: string
}

const columns = ['name', 'street', 'city', 'state', 'zip', 'phone', 'website'] as const

/** Values that the list gives samples instead of the directory's. */
const changed: Record<string, Partial<Row>> = {
  'rua-nova-counseling': { phone: '(973) 555-0190' },
  'salt-hay-recovery-program': { phone: '(856) 555-0191' },
  'hatbrim-street-recovery-home': { phone: '(973) 555-0192' },
  'pippin-court-outpatient-center': { phone: '(856) 555-0194' },
  'nine-pines-residential-program': { website: 'https://ninepines.example.org/care' },
}

const makeRow = (row: Partial<Row>): Row => ({
  name: '',
  street: '',
  city: 'Paterson',
  state: stateCode,
  zip: '07501',
  phone: '',
  website: '',
  ...row,
})

/** Centers that the directory does not have. The first has a sample's number: a possible duplicate. */
const newRows = [
  makeRow({ name: 'Loomside Outpatient', street: '79 Loomside Street', phone: '(973) 555-0168' }),
  makeRow({ name: 'Sparrow Lane Counseling', street: '14 Sparrow Lane', phone: '(973) 555-0193' }),
]

const listed = sampleCenters
  .filter(({ street, permanentlyClosed }) => street && !permanentlyClosed)
  .map(({ slug, name, street = '', city, postalCode, phone = '', website = '' }) =>
    makeRow({
      name,
      street,
      city,
      zip: postalCode,
      phone,
      website,
      ...changed[slug],
    }),
  )

/** A newer list of the samples' centers, for a source. */
export const newerList = serialize([...listed, ...newRows])

/** A list whose preview asks both of its questions: rows of another state, and branches. */
export const nationalList = serialize([
  ...Array.from({ length: 5 }, (_, index) =>
    makeRow({ name: `Tern Island House ${index + 1}`, street: `${index + 1} Tern Island` }),
  ),
  ...['Camden', 'Vineland', 'Millville'].map((city) =>
    makeRow({ name: 'Cedar Lantern Recovery Center', street: '5 Lantern Square', city, zip: '' }),
  ),
  ...Array.from({ length: 12 }, (_, index) =>
    makeRow({
      name: `Fern Hollow House ${index + 1}`,
      street: `${index + 1} Fern Hollow`,
      city: 'Philadelphia',
      state: 'PA',
      zip: '19103',
    }),
  ),
])

function serialize(rows: readonly Row[]): string {
  return serializeCsv(
    columns,
    rows.map((row) => columns.map((column) => row[column])),
  )
}
