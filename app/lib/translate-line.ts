import type { CrisisLine } from './crisis-lines.ts'
import type { Language } from './language.ts'

/** The line as it is named and used by those who read this language: in Spanish one texts HOLA, not HOME. */
export function translateLine(line: CrisisLine, language: Language): CrisisLine {
  return language === 'en' ? line : { ...line, ...line[language] }
}
