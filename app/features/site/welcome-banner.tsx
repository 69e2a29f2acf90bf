import { useTexts } from '#app/ui/language.tsx'
import { Link } from '#app/ui/link.tsx'
import { siteMessages } from './messages.tsx'

/** A greeting for members who come back; `name` as they gave it, or null. */
export function WelcomeBanner({ name }: { name: string | null }) {
  const messages = useTexts(siteMessages)
  const text = messages.welcome
  const link = 'inline-flex min-h-11 items-center font-semibold'
  return (
    <section aria-label={text.label} className="border-b bg-action-tint">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 py-1.5">
        <p className="py-1.5">
          <b>{text.greet(name)}</b>
          {text.kept}
        </p>
        <p className="flex flex-wrap gap-x-6">
          <Link to="/dashboard" className={link}>
            {messages.home.dashboard}
          </Link>
          <Link to="/about" className={link}>
            {text.about}
          </Link>
        </p>
      </div>
    </section>
  )
}
