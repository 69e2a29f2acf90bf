import { describeReported } from '#app/center/fields/reported-phone.ts'
import { describePlace } from '#app/center/places/describe-place.ts'
import type { SavedCenter } from '#app/center/saved/saved-center.ts'
import { emergency, suicideAndCrisis } from '#app/lib/crisis-lines.ts'
import { formatDate } from '#app/lib/format-date.ts'
import type { Language } from '#app/lib/language.ts'
import { dialNumber, formatPhone } from '#app/lib/phone.ts'
import { Button } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { PaperLines, PaperTop } from '#app/ui/paper.tsx'
import { useSite } from '#app/ui/site.tsx'
import { useLanguage, useStoredText, useTexts } from '#app/ui/use-language.tsx'
import { listOffers } from '#app/visitors/list/compare-centers.ts'
import { describeSavedHours } from '#app/visitors/list/describe-saved.ts'
import { listPageMessages } from '#app/visitors/list/messages.ts'
import { siteMessages } from '#app/visitors/shell/messages.tsx'
import { addictionLine } from '#site/support-lines.ts'
import { sheetMessages } from './messages.ts'
import type { Sheet } from './read-sheet.server.ts'

type SheetPageProps = { title: string; sheet: Sheet; printedAt: Date }

/** One page of paper: the day, the crisis lines, and as many centers as fit. */
export function SheetPage({ title, sheet, printedAt }: SheetPageProps) {
  const { filters, rows, more, hasSamples, path, address, qr } = sheet
  const text = useTexts(sheetMessages)
  const { sample } = useTexts(siteMessages)
  return (
    <>
      <PrintBar path={path} />
      <article id="booklet" className="paper sheet">
        <PaperTop
          label={text.printed}
          day={printedAt}
          qr={qr && { drawing: qr, name: text.qr, caption: text.newest }}
        />
        <CrisisLines />
        <h1>{title}</h1>
        {filters.length > 0 && <p className="sheet-filters">{filters.join(' · ')}</p>}
        {rows.length > 0 ? (
          <ol className="sheet-rows">
            {rows.map((center) => (
              <Row key={center.id} center={center} />
            ))}
          </ol>
        ) : (
          <p className="sheet-none">{text.none}</p>
        )}
        <footer className="sheet-foot">
          <p className="sheet-more">
            {more > 0 && <b>{text.more(more)}. </b>}
            {text.address} <Link to={path}>{address}</Link>
          </p>
          <p>{hasSamples ? sample : text.call}</p>
        </footer>
      </article>
    </>
  )
}

function PrintBar({ path }: { path: string }) {
  const text = useTexts(sheetMessages)
  const { print, printWithoutScripts } = useTexts(listPageMessages)
  return (
    <div className="print-bar wrap no-print flex flex-wrap items-center gap-x-6 gap-y-2 pt-4">
      <Button data-print-page="" className="needs-scripts">
        {print}
      </Button>
      <p className="without-scripts font-semibold">{printWithoutScripts}</p>
      <p className="text-sm text-ink-soft">{text.onePage}</p>
      {/* The choice is the page's fragment, so it needs no script. */}
      <a href="#booklet" className="tap-link">
        {text.booklet}
      </a>
      <p className="booklet-on font-semibold">{text.bookletHint}</p>
      <a href="#main" className="booklet-on tap-link">
        {text.notBooklet}
      </a>
      <Link to={path} className="tap-link">
        {text.back}
      </Link>
    </div>
  )
}

function CrisisLines() {
  const { supportLine } = useSite()
  const { crisis } = useTexts(siteMessages)
  const supportHref = dialNumber(supportLine.phone)
  const lines = [
    { ...suicideAndCrisis, text: crisis.lifelineRemark },
    { ...emergency, text: crisis.dangers },
    {
      number: supportLine.phone,
      href: supportHref,
      text:
        supportHref === addictionLine.href
          ? `${supportLine.label}: ${crisis.addictionLine}`
          : crisis.supportLine(supportLine.label),
    },
  ]
  return <PaperLines lines={lines} />
}

function Row({ center }: { center: SavedCenter }) {
  const text = useTexts(sheetMessages)
  const language = useLanguage()
  const stored = useStoredText()
  // The first groups: care, payment, medicines, languages. The others take too much room.
  const offers = listOffers(center, language)
    .slice(0, 4)
    .flatMap(({ value }) => value || [])
  const hours = describeSavedHours(center, language)
  return (
    <li>
      <p className="sheet-center">
        <b {...stored}>{center.name}</b>, {describeTown(center, language)}
        <br />
        {offers.join(' · ') || text.unknownOffers}
        {hours.value && ' · '}
        <span lang={hours.lang}>{hours.value}</span>
      </p>
      <p className="sheet-call">
        {center.phone ? (
          <a href={formatPhone(center.phone)?.href}>{center.phone}</a>
        ) : (
          <span>{text.noPhone}</span>
        )}
        <small>{describeCheck(center, language)}</small>
      </p>
    </li>
  )
}

/** "Paterson", "Newark, DE"; the whole address of a center that nobody can call. */
function describeTown({ phone, address, place }: SavedCenter, language: Language): string | null {
  if (!phone && address) return address
  if (typeof place === 'string') return place
  return describePlace(place.city ? { ...place, county: null } : place, language)
}

function describeCheck({ phone, provenance }: SavedCenter, language: Language): string {
  const text = sheetMessages[language]
  if (typeof provenance === 'string') return provenance
  if (provenance.kind === 'phone-reported') return describeReported(phone, language)
  if (provenance.kind !== 'checked') return text.notChecked
  const noon = new Date(`${provenance.on}T17:00Z`)
  return text.checked(formatDate(noon, language))
}
