import { describeCounty, linkCounty } from '#app/center/places/near.ts'
import type { SavedCenter } from '#app/center/saved/saved-center.ts'
import { localize } from '#app/find-page.ts'
import { drawQrCode, type QrDrawing } from '#app/lib/draw-qr-code.server.ts'
import type { Language } from '#app/lib/language.ts'
import { listChips } from '#app/search/filter-chips.tsx'
import { type ParsedSearch, parseSearch } from '#app/search/parse-search.server.ts'
import { searchCenters } from '#app/search/search-centers.server.ts'
import {
  type DirectorySearch,
  emptySearch,
  hasPosition,
  serializeCanonical,
} from '#app/search/search-input.ts'
import type { Executor } from '#db/client.server.ts'

/** Rows that fit one Letter page in print; `sheet.css` fixes their height. */
const maxRows = 12
const verifiedForMs = 90 * 24 * 60 * 60_000
/** A longer address makes a code too dense to scan from paper. */
const maxQrLength = 220

export type Sheet = {
  /** The filters in words: "In Passaic County", "Medicaid". */
  filters: string[]
  rows: SavedCenter[]
  /** Today in the state. */
  /** Centers that match but do not fit. */
  more: number
  hasSamples: boolean
  /** The English path of the list, with its search. */
  path: string
  /** The list's URL without "https://". */
  address: string
  /** Null for an address that is too long. */
  qr: QrDrawing | null
  /** Whether a bed report may change the rows. */
  isByBeds: boolean
}

type SheetOptions = { now: Date; language: Language; siteUrl: string }

/** Read the sheet of a county, given without the word County. */
export async function readCountySheet(
  db: Executor,
  county: string,
  options: SheetOptions,
): Promise<Sheet> {
  const parsed = parseSearch({ ...emptySearch, near: describeCounty(county).near })
  const sheet = await readSheet(db, parsed, options)
  return { ...sheet, ...linkList(linkCounty(county), options), filters: [] }
}

/**
 * Read the sheet of a search. Closed centers are left out. "Open now" means only "not closed",
 * because people read a sheet at another time.
 */
export async function readSheet(
  db: Executor,
  parsed: ParsedSearch,
  { now, language, siteUrl }: SheetOptions,
): Promise<Sheet> {
  const found = await searchCenters(
    db,
    { ...parsed, asked: { ...parsed.asked, open: 'yes', page: 1 } },
    { now, language, limit: maxRows, verifiedSince: new Date(now.getTime() - verifiedForMs) },
  )
  const understood = found.understanding.search
  const search: DirectorySearch = {
    ...understood,
    text: found.correctedText ?? understood.text,
    // Other people read the sheet, so a position stays off it. Nothing on it is near an unknown place.
    near: hasPosition(understood) || found.near?.kind === 'unknown' ? '' : understood.near,
    open: null,
  }
  return {
    filters: listChips(search, found.near, language).map(({ label }) => label),
    rows: found.centers.map(({ saved }) => saved),
    more: found.total - found.centers.length,
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
