import { sql } from 'drizzle-orm'
import { stateCode, stateName } from '#site/state.ts'

/** Texts in `state`, in capitals, that mean our state; none means it too. */
const spellings = ['', stateCode, `${[...stateCode].join('.')}.`, stateName.en.toUpperCase()]

/** The same as a list in SQL. */
export const homeSpellings = sql.raw(`(${spellings.map((spelling) => `'${spelling}'`).join(', ')})`)
