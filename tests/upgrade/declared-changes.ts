type Row = Record<string, unknown>

/**
 * Intended changes by migrations, by table: turns a row as a release wrote it into the row after the
 * upgrade. The upgrade test fails for any other change of a value.
 */
export const changes: Record<string, (row: Row) => Row> = {}
