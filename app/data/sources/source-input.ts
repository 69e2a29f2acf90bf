import * as z from 'zod'
import { maxListName } from '#app/data/import/centers/clean-values.ts'
import { line } from '#app/lib/text-schema.ts'
import { ruleFacts, sourceKinds, sourceSchedules } from '#db/schema/source-facts.ts'
import { sourceFormErrors as errors } from './messages.ts'
import { locatorParameters, maxSourceLength } from './source-fields.ts'

const parameter = line.pipe(z.string().max(maxSourceLength.parameter, errors.tooLong))

/** The form of a source. Its kind decides which fields count. */
export const sourceInput = z
  .object({
    name: line.pipe(
      z.string().min(1, errors.nameMissing).max(maxSourceLength.name, errors.tooLong),
    ),
    kind: z.enum(sourceKinds),
    address: line.pipe(z.string().max(maxSourceLength.address, errors.tooLong)),
    sType: parameter,
    sAddr: parameter,
    limitType: parameter,
    limitValue: parameter,
    pageSize: parameter,
    sCodes: parameter,
    sLanguages: parameter,
    sort: parameter,
    schedule: z.enum(sourceSchedules),
    listedIn: line.pipe(z.string().min(1, errors.listMissing).max(maxListName, errors.tooLong)),
    sameName: z.enum(['skip', 'import']),
    outside: z.enum(['skip', 'keep']),
    rules: z.array(z.enum(ruleFacts)),
    mailTo: z.array(z.uuid()),
  })
  .superRefine((source, context) => {
    const add = (field: keyof typeof source, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    if (source.kind === 'upload') return
    if (!isFetchable(source.address)) add('address', errors.addressInvalid)
    if (source.kind === 'locator' && !/^[1-9]\d{0,3}$/.test(source.pageSize)) {
      add('pageSize', errors.pageSizeInvalid)
    }
  })

export type SourceInput = z.output<typeof sourceInput>

/** The columns of a source, without what its kind has no use for. */
export function toSourceColumns(input: SourceInput) {
  const { name, kind, schedule, listedIn, sameName, outside, rules, mailTo } = input
  const parameters = Object.fromEntries(
    locatorParameters.flatMap((key) => (input[key] === '' ? [] : [[key, input[key]]])),
  )
  return {
    name,
    kind,
    address: kind === 'upload' ? null : input.address,
    parameters: kind === 'locator' ? parameters : {},
    // Nothing can be fetched on a schedule where staff bring the file.
    schedule: kind === 'upload' ? ('off' as const) : schedule,
    listedIn,
    sameName,
    outside,
    rules,
    mailTo,
  }
}

export type SourceColumns = ReturnType<typeof toSourceColumns>

/** The host's address is checked when the file is fetched: today's answer of a resolver proves nothing. */
function isFetchable(address: string): boolean {
  const url = URL.parse(address)
  return url?.protocol === 'https:' && !url.username && !url.password
}
