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
    <a {...exit} aria-describedby={noteId} className="header-tool">
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
    <div className="no-print footer-end">
      <a {...exit} className="header-tool">
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
