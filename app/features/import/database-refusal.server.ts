/** Bad data, broken constraints, values past a limit, a trigger's own refusal: the record is at fault. */
const recordIsAtFault = /^(22|23|54)|^P0001$/

const plainReasons: Record<string, string> = {
  '54000': 'a value is too long',
  '23505': 'another center took its place id or address at the same moment',
}

/**
 * Why the database refused a record's values, in words; null for every other error (a lost
 * connection, missing rights), which no other record would survive either.
 */
export function findDatabaseRefusal(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
    if (recordIsAtFault.test(code)) return plainReasons[code] ?? cause.message
  }
  return null
}
