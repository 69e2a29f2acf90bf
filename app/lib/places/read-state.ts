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

/**
 * Reads New Jersey and its neighboring states: "N.J.", "new jersey" → "NJ". Null for any other
 * text.
 */
export function readState(text: string): string | null {
  return codes[foldText(text.replace(/\./g, ''))] ?? null
}

/** Lists the names of a state as people type them, folded: "pa", "pennsylvania". */
export function listStateNames(code: string): string[] {
  return Object.keys(codes).filter((name) => codes[name] === code)
}
