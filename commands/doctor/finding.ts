/** The result of one check. `unknown`: the check could not be done. */
export type Finding =
  | { state: 'good' | 'unknown'; text: string }
  | { state: 'bad'; text: string; advice: string }

export const good = (text: string): Finding => ({ state: 'good', text })
export const unknown = (text: string): Finding => ({ state: 'unknown', text })
export const bad = (text: string, advice: string): Finding => ({ state: 'bad', text, advice })

const marks = { good: '✓', bad: '✗', unknown: '-' } as const

/** Format a finding as one line, and under a bad one what to do. */
export function formatFinding(finding: Finding): string {
  const line = `${marks[finding.state]} ${finding.text}`
  return finding.state === 'bad' ? `${line}\n    ${finding.advice}` : line
}

/** Return an error's innermost reason, which says more than "fetch failed". */
export function findReason(error: unknown): string {
  let innermost = error
  while (innermost instanceof Error && innermost.cause instanceof Error) innermost = innermost.cause
  // A host with several addresses has one error for each.
  if (innermost instanceof AggregateError) innermost = innermost.errors[0]
  const message = innermost instanceof Error ? innermost.message : String(innermost)
  return message.split('\n')[0] ?? message
}
