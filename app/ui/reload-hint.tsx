import { Link } from './link.tsx'

/** Without scripts, the page reloads itself while the server is at work. */
export function ReloadHint({ to }: { to: string }) {
  return (
    <noscript>
      <meta httpEquiv="refresh" content="3" />
      <p>
        <Link to={to}>Reload</Link> to see how far it is.
      </p>
    </noscript>
  )
}
