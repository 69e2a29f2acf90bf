import { fetchProblems } from '#app/data/sources/messages.ts'

export type Deadline = ReturnType<typeof startDeadline>

/** Limit a fetch in total, and the time in which the host sends nothing. `stop` ends it too. */
export function startDeadline(
  limits: { minutes: number; stallSeconds: number },
  stop: AbortSignal,
) {
  const late = new AbortController()
  const stalled = new AbortController()
  const total = setTimeout(() => late.abort(), limits.minutes * 60_000)
  const pause = setTimeout(() => stalled.abort(), limits.stallSeconds * 1000)
  return {
    signal: AbortSignal.any([stop, late.signal, stalled.signal]),
    /** The host sent something. */
    postpone: () => void pause.refresh(),
    /** Say which limit ended the fetch; null if none did. */
    explain: () => {
      if (late.signal.aborted) return fetchProblems.late(limits.minutes)
      return stalled.signal.aborted ? fetchProblems.stalled(limits.stallSeconds) : null
    },
    clear: () => {
      clearTimeout(total)
      clearTimeout(pause)
    },
  }
}
