import type { ReactNode } from 'react'
import { dialNumber } from '#app/lib/phone.ts'
import { Link } from '#app/ui/link.tsx'
import { useSite } from '#app/ui/site.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import { siteMessages } from '#app/visitors/shell/messages.tsx'
import { addictionLine } from '#site/support-lines.ts'

/** The tagline and the search over the hills at dawn. The last hill has the page's color. */
export function HomeHero({ children }: { children: ReactNode }) {
  const text = useTexts(siteMessages).home
  return (
    <section className="dawn">
      <picture>
        {/* Where `home.css` puts the search on one line. */}
        <source media="(min-width: 44rem)" srcSet="/illustrations/dawn.svg" />
        <img src="/illustrations/dawn-tall.svg" width={390} height={640} alt="" />
      </picture>
      <div className="wrap">
        <h1>{text.title}</h1>
        <p className="dawn-lede">{text.lede}</p>
        {children}
      </div>
    </section>
  )
}

/** The support line, for people who would rather talk than search. */
export function SupportLine() {
  const { label, phone } = useSite().supportLine
  const { crisis, home } = useTexts(siteMessages)
  const href = dialNumber(phone)
  const line = href === addictionLine.href ? home.addictionLine(label) : crisis.supportLine(label)
  return (
    <p className="talk">
      <span>{home.talk(line)}</span>
      <a href={href}>{phone}</a>
    </p>
  )
}

/** Links to all centers, and to the visitor's account. */
export function HomeLinks({ signedIn }: { signedIn: boolean }) {
  const text = useTexts(siteMessages).home
  const link = 'inline-flex min-h-11 items-center font-semibold'
  return (
    <p className="flex flex-wrap justify-between gap-x-6">
      <Link to="/centers" className={link}>
        {text.browse}
      </Link>
      <Link to={signedIn ? '/dashboard' : '/auth'} className={link}>
        {signedIn ? text.dashboard : text.signUp}
      </Link>
    </p>
  )
}

/** A greeting for returning members; `name` is as they entered it, or null. */
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
