/** What JSON can say, and nothing else: a date would come back as text. */
type Plain = string | number | boolean | null | Plain[] | { [name: string]: Plain }

/** A loader's data as one JSON text; of what, only the types say. */
export type Packed<Value> = { json: string; of?: Value }

const values = new WeakMap<Packed<unknown>, unknown>()

/**
 * Packs a list for its page's scripts. React Router writes and reads each of its values by itself, to tell
 * dates and repetitions: for a page of centers that took as long as all that the database does for it.
 */
export function pack<Value extends Plain>(value: Value): Packed<Value> {
  const packed: Packed<Value> = { json: JSON.stringify(value) }
  values.set(packed, value)
  return packed
}

/** The value, read once: on the server it is the very one that was packed. */
export function unpack<Value>(packed: Packed<Value>): Value {
  if (!values.has(packed)) values.set(packed, JSON.parse(packed.json))
  return values.get(packed) as Value
}
