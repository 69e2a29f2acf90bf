import { sql } from 'drizzle-orm'
import type { BedAvailability } from '#app/center/offerings/bed-availability.ts'

/** A center's open beds as JSON has them. */
export type StoredBeds = Omit<BedAvailability, 'at'> & { at: string }

/** A row of `bed_availability` as `StoredBeds`. */
export const storedBeds = sql`json_build_object('detox', detox, 'residential', residential,
  'byPeople', by_people, 'at', reported_at)`
