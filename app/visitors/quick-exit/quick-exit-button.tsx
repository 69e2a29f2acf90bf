import { useLocation } from 'react-router'
import { isAdminPath } from '#app/lib/admin-path.ts'
import { quickExitPath } from '#app/lib/exit-address.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import { quickExitMessages } from './messages.ts'

const noteId = 'quick-exit-note'
// Loads a document, because the router must not fetch it, and sends no referrer to the next page.
const exit = { href: quickExitPath, rel: 'noreferrer', 'data-quick-exit': '' }

/** The last control of the sticky header: always within reach, never over the content. */
export function QuickExit() {
  const text = useTexts(quickExitMessages)
  return (
    <a
      {...exit}
      aria-describedby={noteId}
      className="ml-auto inline-flex sm:flex-none min-h-[44px] min-w-[88px] items-center justify-center rounded-m px-2 text-center text-sm leading-tight font-semibold no-underline hover:underline hover:decoration-2 max-sm:border-[1.5px] max-sm:border-deep-line max-sm:text-on-deep sm:bg-inverse sm:px-2.75 sm:whitespace-nowrap sm:text-on-inverse"
    >
      {text.label}
    </a>
  )
}

/**
 * Explains what a quick exit does and cannot do, beside a second button, at the bottom of every
 * page.
 */
export function QuickExitNote({ signedIn }: { signedIn: boolean }) {
  const text = useTexts(quickExitMessages)
  const { pathname } = useLocation()
  return (
    <div className="no-print flex flex-wrap items-center gap-x-5 gap-y-3 border-t py-5 text-sm text-ink-soft">
      <a {...exit} className="btn btn-line btn-sm">
        <Icon name="log-out" />
        {text.label}
      </a>
      <p id={noteId} className="min-w-0 flex-[1_1_22rem]">
        {text.note}
        {signedIn && ` ${text.members}`}
        <span className="needs-list">
          {' '}
          {text.list}
          <Link to="/list">{text.saveList}</Link>.
        </span>
        <span className="without-scripts"> {text.back}</span>
        {!isAdminPath(pathname) && <span className="needs-scripts"> {text.keys}</span>}
      </p>
    </div>
  )
}
