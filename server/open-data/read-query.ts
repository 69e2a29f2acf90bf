import type { Context } from 'hono'
import type * as z from 'zod'
import { ProblemError } from './problems.ts'

/** Read the query by its schema; throw a problem that names each wrong parameter. */
export function readQuery<Schema extends z.ZodType>(c: Context, schema: Schema): z.infer<Schema> {
  const given = c.req.queries()
  const repeated = Object.keys(given).filter((name) => (given[name]?.length ?? 0) > 1)
  const result = schema.safeParse(c.req.query())
  const errors = [
    ...repeated.map((name) => ({ parameter: name, detail: 'is given more than once' })),
    ...(result.error?.issues ?? []).flatMap(describeIssue),
  ]
  if (result.success && errors.length === 0) return result.data
  throw createQueryProblem(errors)
}

export type ParameterError = { parameter: string; detail: string }

function describeIssue(issue: z.core.$ZodIssue): ParameterError[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((name) => ({
      parameter: name.slice(0, 100),
      detail: 'is not a parameter here',
    }))
  }
  return [{ parameter: String(issue.path[0]), detail: issue.message }]
}

/** Create the problem of a wrong query. A `detail` follows the name of its parameter: "must be a UUID". */
export function createQueryProblem(errors: ParameterError[]): ProblemError {
  const details = errors.map(({ parameter, detail }) => `${parameter} ${detail}`)
  const detail = `The query is wrong: ${details.join('; ')}.`
  return new ProblemError({ status: 400, detail, errors })
}
