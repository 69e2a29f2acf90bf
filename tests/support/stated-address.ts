type StatedAddress = {
  street: string | null
  town?: string | undefined
  postalCode?: string | undefined
}

/** Split "12 Main St, Newark, NJ 07102", or what is shown without a street. Throws on any other text. */
export function readAddressLine(line: string): StatedAddress {
  if (line === 'Address not available') return { street: null }
  const [, town] = /^([^,\d]+), [^,]+ County$/.exec(line) ?? []
  if (town) return { street: null, town }
  const parts = /^(?:(?<street>.+), )?(?<town>[^,\d]+), [A-Z]{2} (?<postalCode>\d{5})$/.exec(line)
  if (!parts?.groups) throw new Error(`"${line}" is no address`)
  const { street = null, ...place } = parts.groups
  return { street, ...place }
}
