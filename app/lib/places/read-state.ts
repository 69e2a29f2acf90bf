import { foldText } from '#app/lib/fold-text.ts'

const codes: Record<string, string> = {
  nj: 'NJ',
  'new jersey': 'NJ',
  'nueva jersey': 'NJ',
  ny: 'NY',
  'new york': 'NY',
  'nueva york': 'NY',
  pa: 'PA',
  pennsylvania: 'PA',
  penna: 'PA',
  pensilvania: 'PA',
  de: 'DE',
  delaware: 'DE',
}

/** "N.J.", "new jersey" → "NJ"; of New Jersey and its neighbours. Null for any other text. */
export function readState(text: string): string | null {
  return codes[foldText(text.replace(/\./g, ''))] ?? null
}
