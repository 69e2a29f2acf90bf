import { describeCounty, labelPlace, linkCounty } from '#app/center/places/near.ts'
import { localize } from '#app/find-page.ts'
import { drawQrCode, type QrDrawing } from '#app/lib/draw-qr-code.server.ts'
import type { Language } from '#app/lib/language.ts'
import { areaMessages } from '#app/search/area-messages.ts'
import { listChips } from '#app/search/filter-chips.tsx'
import { type ParsedSearch, parseSearch } from '#app/search/parse-search.server.ts'
import { readNotOffered } from '#app/search/read-not-offered.server.ts'
import { searchCenters } from '#app/search/search-centers.server.ts'
import {
  type DirectorySearch,
  emptySearch,
  hasPosition,
  isByDistance,
  serializeCanonical,
} from '#app/search/search-input.ts'
import type { Executor } from '#db/client.server.ts'
import { sheetMessages } from './messages.ts'
import type { PaperEntry } from './split-pages.ts'
import { paperOfferings } from './ticks.ts'

/** Five pages of centers to call: as many as one person calls. */
const maxCenters = 40
/** A longer address makes a code too dense to scan from paper. */
const maxQrLength = 220

export type Sheet = {
  /** "Addiction treatment near Newark" */
  title: string
  /** The filters in words: "In Passaic County", "Medicaid". */
  filters: string[]
  entries: PaperEntry[]
  /** The number of centers that match, with those that do not fit. */
  total: number
  isNearestFirst: boolean
  hasSamples: boolean
  /** The English path of the list, with its search. */
  path: string
  /** The list's URL without "https://". */
  address: string
  /** Null for an address that is too long. */
  qr: QrDrawing | null
  /** Whether a bed report may change the entries. */
  isByBeds: boolean
}

type SheetOptions = { now: Date; language: Language; siteUrl: string }

/** Read the sheet of a county, given without the word County. */
export async function readCountySheet(
  db: Executor,
  county: string,
  options: SheetOptions,
): Promise<Sheet> {
  const { language } = options
  const { near, label } = describeCounty(county)
  const parsed = parseSearch({ ...emptySearch, near })
  const sheet = await readSheet(db, parsed, options)
  const place = areaMessages[language].place({ county, town: null })
  return {
    ...sheet,
    ...linkList(linkCounty(county), options),
    title: sheetMessages[language].titleIn(place),
    filters: [labelPlace(label, language)],
  }
}

/**
 * Read the sheet of a search, in the order of its list. Closed centers are left out. "Open now" means
 * only "not closed", because people read a sheet at another time.
 */
export async function readSheet(
  db: Executor,
  parsed: ParsedSearch,
  { now, language, siteUrl }: SheetOptions,
): Promise<Sheet> {
  const found = await searchCenters(
    db,
    { ...parsed, asked: { ...parsed.asked, open: 'yes', page: 1 } },
    { now, language, limit: maxCenters },
  )
  const { near } = found
  const understood = found.understanding.search
  const search: DirectorySearch = {
    ...understood,
    text: found.correctedText ?? understood.text,
    // Other people read the sheet, so a position stays off it. Nothing on it is near an unknown place.
    near: hasPosition(understood) || near?.kind === 'unknown' ? '' : understood.near,
    open: null,
  }
  const denied = await readNotOffered(
    db,
    found.centers.map(({ saved }) => saved.id),
    paperOfferings,
  )
  const text = sheetMessages[language]
  const isNamed = near?.kind === 'zip' || near?.kind === 'town'
  return {
    title: isNamed ? text.titleNear(labelPlace(near.label, language)) : text.title,
    filters: listChips(search, near, language).map(({ label }) => label),
    entries: found.centers.map(({ saved, miles }) => ({
      center: { ...saved, denied: denied.get(saved.id) ?? [] },
      miles,
    })),
    total: found.total,
    isNearestFirst: isByDistance(search) && found.centers.some(({ miles }) => miles !== null),
    hasSamples: found.centers.some(({ isSample }) => isSample),
    isByBeds: search.beds,
    ...linkList(`/centers${serializeCanonical(search)}`, { language, siteUrl }),
  }
}

function linkList(path: string, { language, siteUrl }: Pick<SheetOptions, 'language' | 'siteUrl'>) {
  const url = siteUrl + localize(path, language)
  return {
    path,
    address: url.replace(/^https?:\/\//, ''),
    qr: url.length <= maxQrLength ? drawQrCode(url) : null,
  }
}
