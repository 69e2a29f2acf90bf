import { Link } from '#app/ui/link.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import { sheetMessages } from './messages.ts'

/** Links a list of centers to its sheet, which Ctrl+P prints in the list's place (`app/enhance`). */
export function SheetLink({ to }: { to: string }) {
  return (
    <p className="no-print">
      <Link to={to} className="tap-link" data-sheet="">
        {useTexts(sheetMessages).link}
      </Link>
    </p>
  )
}
