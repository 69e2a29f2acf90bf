import { Button } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { PaperQr } from '#app/ui/paper.tsx'
import { useSite } from '#app/ui/site.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import { listPageMessages } from '#app/visitors/list/messages.ts'
import { useCrisisLines } from '#app/visitors/shell/crisis-lines.ts'
import { siteMessages } from '#app/visitors/shell/messages.tsx'
import { sheetMessages } from './messages.ts'
import { PaperSheet } from './paper-sheet.tsx'
import { paperTexts } from './paper-texts.ts'
import type { Sheet } from './read-sheet.server.ts'

/** The sheet of a county or search, as it will be printed, below the button that prints it. */
export function SheetPage({ sheet, printedAt }: { sheet: Sheet; printedAt: Date }) {
  const { path, address, qr } = sheet
  const text = useTexts(paperTexts)
  const { none } = useTexts(sheetMessages)
  const { sample } = useTexts(siteMessages)
  return (
    <>
      <PrintBar path={path} />
      <PaperSheet
        {...sheet}
        printedAt={printedAt}
        qr={qr && <PaperQr drawing={qr} name={text.qr} caption={text.newest} />}
        lines={useCrisisLines()}
        supportLine={useSite().supportLine}
        address={<Link to={path}>{address}</Link>}
        none={none}
        sampleNote={sheet.hasSamples ? sample : undefined}
        text={text}
      />
    </>
  )
}

function PrintBar({ path }: { path: string }) {
  const text = useTexts(sheetMessages)
  const { print, printWithoutScripts } = useTexts(listPageMessages)
  return (
    <div className="wrap no-print flex flex-wrap items-center gap-x-6 gap-y-2 pt-4">
      <Button data-print-page="" className="needs-scripts">
        {print}
      </Button>
      <p className="without-scripts font-semibold">{printWithoutScripts}</p>
      <p className="text-sm text-ink-soft">{text.paper}</p>
      <Link to={path} className="tap-link">
        {text.back}
      </Link>
    </div>
  )
}
