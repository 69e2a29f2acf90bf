import { type Failure, failureTexts } from '#app/lib/failure.ts'
import type { Language } from '#app/lib/language.ts'
import { isUnavailable } from './is-unavailable.ts'

/**
 * Which failure an error is, and what a person is told: a rule's own text where it has one, which is in
 * English, as only the staff meets one.
 */
export function describeFailure(
  error: unknown,
  language: Language = 'en',
): { failure: Failure; message: string } {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, routine } = cause as { code?: unknown; routine?: unknown }
    const failure = findFailure(typeof code === 'string' ? code : '', cause.message)
    // What a function of ours says by RAISE EXCEPTION is meant to be read.
    if (failure && routine === 'exec_stmt_raise') return { failure, message: `${cause.message}.` }
    if (failure) return { failure, message: failureTexts[language][failure] }
  }
  const failure = isUnavailable(error) ? 'unreachable' : 'failed'
  return { failure, message: failureTexts[language][failure] }
}

/** By PostgreSQL's error code, and by what its driver says. */
function findFailure(code: string, text: string): Failure | null {
  if (code === '57014' || text === 'Query read timeout') return 'timeout'
  if (code === '55P03' || code === '40001' || code === '40P01') return 'busy'
  if (code === '42501') return 'forbidden'
  return code.startsWith('23') || code === 'P0001' ? 'rule' : null
}
