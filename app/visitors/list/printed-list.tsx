import { getLatest, type KeptCenter } from '#app/center/saved/kept-list.ts'
import { PaperSheet } from '#app/visitors/sheets/paper-sheet.tsx'
import { describeCall } from './call-record.ts'
import { ListQrCode } from './list-qr-code.tsx'
import { useListTexts } from './list-texts.ts'
import { makeListLink } from './share-link.ts'

/** On paper only: the list as a sheet, with what the visitor wrote down, and a QR code that opens it. */
export function PrintedList({ centers }: { centers: readonly KeptCenter[] }) {
  const text = useListTexts()
  const { paper, sheet, share } = text
  if (centers.length === 0) return null
  const [supportLine, ...crisisLines] = sheet.lines
  const link = makeListLink(centers.map(({ center }) => center.id))
  return (
    <div className="printed-list">
      <PaperSheet
        title={share.sharedTitle}
        level={2}
        filters={[]}
        entries={centers.map((kept) => ({
          center: getLatest(kept),
          miles: kept.distance?.miles ?? null,
          note: describeCall(kept.call, text)
            .map(({ label, value }) => `${label}: ${value}`)
            .join(' · '),
        }))}
        total={centers.length}
        isNearestFirst={false}
        printedAt={new Date()}
        qr={
          <p className="paper-qr">
            <ListQrCode link={link} className="w-full" />
            {paper.thisList}
          </p>
        }
        lines={[...crisisLines, supportLine].map(({ name, number, href, hours }) => ({
          number,
          href,
          text: `${name}, ${hours}`,
        }))}
        supportLine={{ label: supportLine.name, phone: supportLine.number }}
        text={paper}
      />
    </div>
  )
}
