import { customType, timestamp, uuid } from 'drizzle-orm/pg-core'

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const point = customType<{ data: string }>({ dataType: () => 'point' })
export const int4multirange = customType<{ data: string }>({ dataType: () => 'int4multirange' })

/** Compared byte by byte, so that all that begins alike is one range of an index. */
export const plainText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/** A fixed number of bits, as '0' and '1'. */
export const bits = (length: number) =>
  customType<{ data: string }>({ dataType: () => `bit(${length})` })()

export const id = () => uuid().primaryKey().defaultRandom()

export const createdAt = () => timestamp({ withTimezone: true }).notNull().defaultNow()
export const updatedAt = () => timestamp({ withTimezone: true }).notNull().defaultNow()
