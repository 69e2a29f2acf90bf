import type { CallField, KeptCenter } from '#app/center/saved/kept-list.ts'

/** Set an entry of the record, with the time of the change. */
export function writeEntry(kept: KeptCenter, field: CallField, value: string): KeptCenter {
  const { base } = kept.call[field] ?? {}
  const entry = { value, at: new Date().toISOString(), ...(base && { base }) }
  return { ...kept, call: { ...kept.call, [field]: entry } }
}
