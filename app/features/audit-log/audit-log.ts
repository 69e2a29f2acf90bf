import { readWords } from '#app/lib/list-query.ts'
import { isUuid } from '#app/lib/uuid.ts'

export const title = 'Activity'
export const loads = 'activity'
export const timesNote = 'Times are those of New Jersey. Nobody can change or remove an entry.'

/** One field that an action changed; null where it held nothing. */
export type ShownChange = { field: string; old: unknown; new: unknown }

/** What one member of the staff did, or a command. */
export type AuditLogEntry = {
  id: number
  when: Date
  /** As they were called at that moment; 'Command line' for a command. */
  who: string
  /** "center.updated" */
  action: string
  subjectName: string
  subjectId: string | null
  /** Where the subject is to be seen; null where it is not there any more, or has no page. */
  subjectPath: string | null
  changes: ShownChange[]
}

export type Actor = { id: string; name: string }

/** A page of the log. `older` is the query's `before` for the next one; null where this is the last. */
export type AuditLogPage = { entries: AuditLogEntry[]; older: number | null; actors: Actor[] }

export const entriesPerPage = 50
/** How many entries a file holds at most: the newest. */
export const maxExportRows = 20_000

/** Stands for whatever was done by a command, in place of a person's id. */
export const commandLine = 'command-line'

/** Which part of the log is asked for: its whole state, as the address says it. */
export type AuditLogQuery = {
  /** A person's id, `commandLine`, or '' for everybody. */
  who: string
  /** "center", "center.pinned", or ''. A field named "action" would hide its form's own. */
  action: string
  /** Part of the subject's name, or the subject's id. */
  subject: string
  /** Days in New Jersey, "2026-11-20", both included; or ''. */
  from: string
  to: string
  /** Only what was written before the entry with this number; null for the newest. */
  before: number | null
}

const maxTextLength = 120

/** Reads a query string leniently: what no form of ours could have sent is left out. */
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

/** Whether it asks for some of the entries. */
export function hasFilters({ before: _, ...filters }: AuditLogQuery): boolean {
  return Object.values(filters).some((value) => value !== '')
}

/** A day that the calendar has, in the years that a database can hold. */
function readDay(text: string | null): string {
  if (!text || !/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return ''
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : ''
}
