import type { RawRecord } from '#app/data/import/formats/records.ts'
import { cleanText } from './clean-values.ts'

/** Real directories contain test rows: "Test Program" at "123 Main St" in "SomeCity". */
export function isTestRow(name: string, record: RawRecord): boolean {
  const city = cleanText(record.get('city'))
  return (
    /^test(ing)?( (program|facility|center|row|record))?$/i.test(name) ||
    /^some ?city$/i.test(city ?? '')
  )
}
