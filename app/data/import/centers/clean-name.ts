import { stateCode } from '#site/state.ts'

/** Words that stay small inside a name, and short ones that are no abbreviations. */
const smallWords = new Set('a an and at by de for from in la of on or the to with'.split(' '))
const shortWords = new Set(
  'art bay day inc key men new oak old one our red sea sky st sun two way'.split(' '),
)
const abbreviations = new Set([
  stateCode,
  ...'DBA HIV LLC LLP PA PC SUD USA VA YMCA YWCA'.split(' '),
])

export type TidyName = {
  name: string
  /** The part of the name that was removed: "(Main)", "#12345". */
  dropped: string | null
  wasInCapitals: boolean
}

/** In characters. */
const longestName = 300

const place = '(?:main|hq|headquarters)(?: (?:office|campus|site|location|facility|clinic))?'
const code = String.raw`(?:lic(?:ense)?\.? ?)?(?:no\.? ?|# ?|id:? ?)?[a-z]{0,4}-?\d{4,12}`
const endings = new RegExp(
  `\\s*(?:[-–] ?)?(?:\\((?:${place}|${code})\\)|\\[(?:${place}|${code})\\]|#\\d{3,12})$`,
  'i',
)

/** Clean up a center's name: drop "(Main)" and codes at the end, and change all capitals to mixed case. */
export function tidyName(written: string): TidyName {
  const ending = written.length <= longestName ? endings.exec(written) : null
  const rest = ending ? written.slice(0, ending.index).trim() : written
  const name = rest === '' ? written : rest
  const wasInCapitals = isInCapitals(name)
  return {
    name: wasInCapitals ? lowerCapitals(name) : name,
    dropped: ending && rest !== '' ? ending[0].trim() : null,
    wasInCapitals,
  }
}

/** A single short word may be an abbreviation. */
function isInCapitals(name: string): boolean {
  return (
    name.length <= longestName &&
    /\p{Lu}{4,}/u.test(name) &&
    /\s/.test(name) &&
    !/\p{Ll}/u.test(name)
  )
}

function lowerCapitals(name: string): string {
  return name.replace(/[\p{L}\p{M}'’]+/gu, (word, index: number) => {
    const lower = word.toLowerCase()
    if (index > 0 && smallWords.has(lower)) return lower
    if (abbreviations.has(word) || /^(?=[IVX]{2,})(?:X?(?:IX|IV|V?I{0,3}))$/.test(word)) return word
    // "ARS" and "BHS" are most likely abbreviations.
    if (word.length < 4 && !shortWords.has(lower) && !smallWords.has(lower)) return word
    if (!/[aeiouy]/i.test(word)) return word
    return word.charAt(0) + lower.slice(1)
  })
}
