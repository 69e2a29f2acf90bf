import widths from './letter-widths.json' with { type: 'json' }

/** Hundredths of the font's size, in Commissioner at 400, 600 and 700. */
const byLetter: Record<string, number[] | undefined> = widths
/** As wide as the widest usual letters, for one that the table lacks. */
const unknownWidth = 75
const weights = { normal: 0, semibold: 1, bold: 2 }

export type Lettering = {
  /** Pixels. */
  size: number
  weight?: keyof typeof weights
  /** Pixels after each letter. */
  spacing?: number
}

/** Measure a text of the map in pixels, in the site's font. */
export function measureText(text: string, lettering: Lettering): number {
  const { size, weight = 'normal', spacing = 0 } = lettering
  const column = weights[weight]
  return [...text].reduce(
    (sum, letter) => sum + ((byLetter[letter]?.[column] ?? unknownWidth) * size) / 100 + spacing,
    0,
  )
}
