type AddressParts = {
  street: string | null
  address: string | null
  city: string | null
  state: string | null
  postalCode: string | null
}

/**
 * Return an address without its town: the street if it is stored separately, otherwise the address
 * without the town, state and ZIP code at its end. Null if nothing is left.
 */
export function findStreet({
  street,
  address,
  city,
  state,
  postalCode,
}: AddressParts): string | null {
  if (street?.trim()) return street
  let line = address?.trim() ?? ''
  for (const end of ['United States', 'USA', 'US', postalCode, state, city]) {
    if (end) line = cutEnd(line, end)
  }
  return line || null
}

/**
 * Remove an ending: "12 Main St" for "12 Main St, Trenton" and "Trenton". Another ending, or one
 * within a word, stays.
 */
function cutEnd(text: string, end: string): string {
  const start = text.length - end.length
  if (start < 0 || text.slice(start).toLowerCase() !== end.toLowerCase()) return text
  const rest = text.slice(0, start).trimEnd()
  if (rest.endsWith(',')) return rest.slice(0, -1).trimEnd()
  return rest.length < start || start === 0 ? rest : text
}
