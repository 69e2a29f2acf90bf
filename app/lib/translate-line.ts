import type { CrisisLine } from '#site/support-lines.ts'
import type { Language } from './language.ts'

/** Translate a line's texts, number and keyword: in Spanish people text HOLA instead of HOME. */
export function translateLine(line: CrisisLine, language: Language): CrisisLine {
  return language === 'en' ? line : { ...line, ...line[language] }
}
