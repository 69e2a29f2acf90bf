import { foldText } from '#app/lib/fold-text.ts'

/** ISO 639-3 codes of the languages that lists of treatment centers name, by folded name. */
const codes: Record<string, string> = {
  english: 'eng',
  spanish: 'spa',
  'sign language': 'ase',
  'american sign language': 'ase',
  albanian: 'sqi',
  arabic: 'ara',
  armenian: 'hye',
  bengali: 'ben',
  burmese: 'mya',
  cantonese: 'yue',
  chinese: 'zho',
  dutch: 'nld',
  farsi: 'fas',
  french: 'fra',
  german: 'deu',
  greek: 'ell',
  gujarati: 'guj',
  'haitian creole': 'hat',
  hebrew: 'heb',
  hindi: 'hin',
  hmong: 'hmn',
  hungarian: 'hun',
  italian: 'ita',
  japanese: 'jpn',
  khmer: 'khm',
  korean: 'kor',
  malayalam: 'mal',
  mandarin: 'cmn',
  'mandarin chinese': 'cmn',
  persian: 'fas',
  polish: 'pol',
  portuguese: 'por',
  punjabi: 'pan',
  romanian: 'ron',
  russian: 'rus',
  somali: 'som',
  swahili: 'swa',
  tagalog: 'tgl',
  tamil: 'tam',
  telugu: 'tel',
  thai: 'tha',
  turkish: 'tur',
  ukrainian: 'ukr',
  urdu: 'urd',
  vietnamese: 'vie',
  yiddish: 'yid',
  yoruba: 'yor',
}

/** Return the ISO 639-3 code of a language's English name; undefined for one that isn't known, or may be several. */
export function findLanguageCode(name: string): string | undefined {
  const folded = foldText(name)
  return Object.hasOwn(codes, folded) ? codes[folded] : undefined
}
