import type { Context } from 'hono'
import type * as z from 'zod'
import { ProblemError } from './problems.ts'

/** Read the query by its schema; throw a problem that names each wrong parameter. */
export function readQuery<Schema extends z.ZodType>(c: Context, schema: Schema): z.infer<Schema> {
  // Not `c.req.query()`: its plain object loses parameters such as "constructor".
  const given = new Map<string, string>()
  const repeated = new Set<string>()
  for (const [name, value] of new URL(c.req.url).searchParams) {
    if (given.has(name)) repeated.add(name)
    else given.set(name, value)
  }
  const result = schema.safeParse(Object.fromEntries(given))
  const errors = [
    ...[...repeated].map((name) => ({ parameter: name, detail: 'is given more than once' })),
    ...(result.error?.issues ?? []).flatMap(describeIssue),
  ]
  if (result.success && errors.length === 0) return result.data
  throw createQueryProblem(errors)
}

export type ParameterError = { parameter: string; detail: string }

function describeIssue(issue: z.core.$ZodIssue): ParameterError[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((name) => ({ parameter: name, detail: 'is not a parameter here' }))
  }
  return [{ parameter: String(issue.path[0]), detail: issue.message }]
}

/** How many wrong parameters a problem names, and how many characters of each name. */
const maxNamed = 20
const maxName = 40

/** Create the problem of a wrong query. A `detail` follows the name of its parameter: "must be a UUID". */
export function createQueryProblem(errors: ParameterError[]): ProblemError {
  const named = errors
    .slice(0, maxNamed)
    .map(({ parameter, detail }) => ({ parameter: parameter.slice(0, maxName), detail }))
  const details = named.map(({ parameter, detail }) => `${parameter} ${detail}`)
  if (errors.length > maxNamed) details.push(`and ${errors.length - maxNamed} more`)
  const detail = `The query is wrong: ${details.join('; ')}.`
  return new ProblemError({ status: 400, detail, errors: named })
}
