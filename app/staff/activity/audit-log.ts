import { readWords } from '#app/lib/list-query.ts'
import { isUuid } from '#app/lib/uuid.ts'
import { stateName } from '#site/state.ts'

export const loads = 'activity'
export const timesNote = `Times are those of ${stateName.en}. Nobody can change or remove an entry.`

/** A changed field; null means empty. */
export type ShownChange = { field: string; old: unknown; new: unknown }

/** An action by a staff member or a command. */
export type AuditLogEntry = {
  id: number
  when: Date
  /** The person's name at that time; 'Command line' for a command. */
  who: string
  /** For example, "center.updated". */
  action: string
  subjectName: string
  subjectId: string | null
  /** The subject's page; null if it has none or was deleted. */
  subjectPath: string | null
  changes: ShownChange[]
}

export type Actor = { id: string; name: string }

/** One page of the log. `older` is the `before` value of the next page; null on the last page. */
export type AuditLogPage = { entries: AuditLogEntry[]; older: number | null; actors: Actor[] }

export const entriesPerPage = 50
/** The most entries in one export; older ones are left out. */
export const maxExportRows = 20_000

/** Used instead of a person's id to filter for actions by commands. */
export const commandLine = 'command-line'

/** The log's filters and position, as stored in the URL. */
export type AuditLogQuery = {
  /** A person's id, `commandLine`, or '' for everyone. */
  who: string
  /** "center", "center.pinned", or '' for all. */
  action: string
  /** Part of the subject's name, or the subject's id. */
  subject: string
  /** Days ("2026-11-20"), both inclusive; '' for no limit. */
  from: string
  to: string
  /** Only entries older than this one; null starts at the newest. */
  before: number | null
}

const maxTextLength = 120

/** Parse a query string. Invalid values are ignored. */
export function readAuditLogQuery(params: URLSearchParams): AuditLogQuery {
  const who = params.get('who') ?? ''
  const action = params.get('action') ?? ''
  const before = Number(params.get('before'))
  return {
    who: who === commandLine || isUuid(who) ? who : '',
    action: /^[a-z]+(\.[a-z-]+)?$/.test(action) ? action.slice(0, maxTextLength) : '',
    subject: readWords(params, 'subject', maxTextLength),
    from: readDay(params.get('from')),
    to: readDay(params.get('to')),
    before: Number.isSafeInteger(before) && before > 0 ? before : null,
  }
}

export function hasFilters({ before: _, ...filters }: AuditLogQuery): boolean {
  return Object.values(filters).some((value) => value !== '')
}

/** Return a real calendar day from the years 1000 to 2999, or ''. */
function readDay(text: string | null): string {
  if (!text || !/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return ''
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : ''
}
