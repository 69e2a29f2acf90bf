/** A state with ZIP codes in the table of places. */
type KnownState = {
  name: { en: string; es: string }
  /** As people type it, in lower case and without accents and periods; the postal code first. */
  spellings: string[]
}

/** The state of this directory, then the neighbors whose places a search knows, by postal code. */
export const knownStates: Record<string, KnownState> = {
  NJ: {
    name: { en: 'New Jersey', es: 'Nueva Jersey' },
    spellings: ['nj', 'new jersey', 'nueva jersey'],
  },
  DE: { name: { en: 'Delaware', es: 'Delaware' }, spellings: ['de', 'delaware'] },
  NY: {
    name: { en: 'New York', es: 'Nueva York' },
    spellings: ['ny', 'new york', 'nueva york'],
  },
  PA: {
    name: { en: 'Pennsylvania', es: 'Pensilvania' },
    spellings: ['pa', 'pennsylvania', 'penna', 'pensilvania'],
  },
}
