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
