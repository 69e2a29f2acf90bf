import { sql } from 'drizzle-orm'
import { customType, timestamp, uuid } from 'drizzle-orm/pg-core'

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const point = customType<{ data: string }>({ dataType: () => 'point' })
export const int4multirange = customType<{ data: string }>({ dataType: () => 'int4multirange' })

export const id = () => uuid().primaryKey().defaultRandom()

export const createdAt = () => timestamp({ withTimezone: true }).notNull().defaultNow()
export const updatedAt = () => timestamp({ withTimezone: true }).notNull().defaultNow()

/**
 * Write a fixed vocabulary as an SQL array literal: `array['detox','residential']`. The words need
 * no escaping.
 */
export const listLiterals = (words: readonly string[]) =>
  sql.raw(`array[${words.map((word) => `'${word}'`).join(',')}]`)
