import type { counties } from './places.ts'

type County = (typeof counties)[number]

type Region = {
  counties: readonly County[]
  /** Inside a sentence: "in the Jersey Shore", "en la costa de Jersey". */
  inSentence: { en: string; es: string }
  /** The label in Spanish; the key is the label in English. */
  es: string
}

/**
 * The regions that people name, by their label and text in a URL. The lists of counties are ours:
 * the state draws no official border between them. A county may be in several.
 */
export const regions: Record<string, Region> = {
  'North Jersey': {
    counties: ['Bergen', 'Essex', 'Hudson', 'Morris', 'Passaic', 'Sussex', 'Union', 'Warren'],
    inSentence: { en: 'North Jersey', es: 'el norte de Jersey' },
    es: 'Norte de Jersey',
  },
  'Northwest Jersey': {
    counties: ['Hunterdon', 'Morris', 'Sussex', 'Warren'],
    inSentence: { en: 'Northwest Jersey', es: 'el noroeste de Jersey' },
    es: 'Noroeste de Jersey',
  },
  'Central Jersey': {
    counties: ['Hunterdon', 'Mercer', 'Middlesex', 'Monmouth', 'Somerset'],
    inSentence: { en: 'Central Jersey', es: 'el centro de Jersey' },
    es: 'Centro de Jersey',
  },
  'South Jersey': {
    counties: [
      'Atlantic',
      'Burlington',
      'Camden',
      'Cape May',
      'Cumberland',
      'Gloucester',
      'Ocean',
      'Salem',
    ],
    inSentence: { en: 'South Jersey', es: 'el sur de Jersey' },
    es: 'Sur de Jersey',
  },
  'Jersey Shore': {
    counties: ['Monmouth', 'Ocean', 'Atlantic', 'Cape May'],
    inSentence: { en: 'the Jersey Shore', es: 'la costa de Jersey' },
    es: 'Costa de Jersey',
  },
}

type Spellings = {
  /** As people type the name, separated by commas. */
  spellings: string
  /** Spellings that may mean something else. They count after "in" or "near", or alone. */
  doubtful: string
}

/** By the key in `regions`. Apart, because pages need only the labels. */
export const regionSpellings: Record<string, Spellings> = {
  'North Jersey': {
    spellings: `
      north jersey, northern jersey, north nj, northern nj, north new jersey, northern new jersey
      northeast jersey, northeast nj, northeastern nj, nj north, norte de jersey, norte de nj
      norte de new jersey, norte de nueva jersey, norte jersey, el norte de jersey
      el norte de nueva jersey, jersey norte
    `,
    doubtful: 'nnj',
  },
  'Northwest Jersey': {
    spellings: `
      northwest jersey, northwestern jersey, northwest nj, northwestern nj, northwest new jersey
      northwestern new jersey, noroeste de jersey, noroeste de nj, noroeste de nueva jersey
    `,
    doubtful: '',
  },
  'Central Jersey': {
    spellings: `
      central jersey, central nj, central new jersey, mid jersey, middle jersey, nj central
      centro de jersey, centro de nj, centro de new jersey, centro de nueva jersey
      el centro de jersey, el centro de nueva jersey, jersey central
    `,
    doubtful: 'cnj',
  },
  'South Jersey': {
    spellings: `
      south jersey, southern jersey, south nj, southern nj, south new jersey, southern new jersey
      nj south, sur de jersey, sur de nj, sur de new jersey, sur de nueva jersey, sur jersey
      el sur de jersey, el sur de nueva jersey, jersey sur
    `,
    doubtful: 'sj, snj',
  },
  'Jersey Shore': {
    spellings: `
      jersey shore, the jersey shore, nj shore, new jersey shore, north jersey shore
      south jersey shore, down the shore, down shore, shore towns, jersey coast, nj coast
      costa de jersey, costa de nj, costa de new jersey, costa de nueva jersey
      la costa de jersey, la costa de nj, la costa de nueva jersey, costa jersey
    `,
    doubtful: 'the shore, shore, shore area, shore region, la costa',
  },
}
