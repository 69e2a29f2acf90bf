import type { ReactNode } from 'react'
import { dialNumber } from '#app/lib/phone.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { useSite } from '#app/ui/site.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import { siteMessages } from '#app/visitors/shell/messages.tsx'
import { addictionLine } from '#site/support-lines.ts'

/** The tagline over the valley, and the search form in a panel. */
export function HomeHero({ children }: { children: ReactNode }) {
  const text = useTexts(siteMessages).home
  const { name } = useSite()
  return (
    <>
      <section className="sky relative isolate overflow-hidden">
        <img
          src="/illustrations/hero.svg"
          width={1600}
          height={560}
          alt=""
          // Not fetched while hidden, because a phone's first paint would wait for it.
          loading="lazy"
          className="absolute inset-0 -z-1 hidden size-full object-cover object-[100%_34%] md:block"
        />
        <div className="wrap pt-3 pb-7.5 lg:min-h-70 lg:pt-10 lg:pb-29">
          {/* A phone's header shows only the mark. */}
          <p className="text-sm leading-snug font-semibold sm:hidden">{name}</p>
          <h1 className="text-[1.6875rem] leading-tight lg:text-[3.25rem]">{text.title}</h1>
          <p className="mt-2 hidden max-w-[36em] text-lg leading-normal md:block">{text.lede}</p>
        </div>
      </section>
      <div className="wrap relative z-2 -mt-5 lg:-mt-22">
        <div className="rounded-l border bg-surface p-3.5 pb-2 shadow-panel lg:rounded-xl lg:px-7 lg:pt-6 lg:pb-2.5">
          {children}
        </div>
      </div>
    </>
  )
}

/** Links beside the search form's filters. */
export function HomeLinks({ signedIn }: { signedIn: boolean }) {
  const text = useTexts(siteMessages).home
  const link = 'inline-flex min-h-11 items-center font-semibold max-lg:text-sm'
  return (
    <p className="flex flex-wrap gap-x-6">
      <Link to="/centers" className={link}>
        {text.browse}
      </Link>
      <Link to={signedIn ? '/dashboard' : '/auth'} className={link}>
        {signedIn ? text.dashboard : text.signUp}
      </Link>
    </p>
  )
}

/** The support line, for people who would rather talk than search. Wide screens have it on top. */
export function SupportLine() {
  const { label, phone } = useSite().supportLine
  const { crisis, home } = useTexts(siteMessages)
  const href = dialNumber(phone)
  const line = href === addictionLine.href ? home.addictionLine(label) : crisis.supportLine(label)
  return (
    <a
      href={href}
      className="flex min-h-13 items-center gap-3 rounded-m bg-action-tint px-3 py-2 leading-snug text-ink no-underline hover:bg-action-tint-hover lg:hidden"
    >
      <Icon name="phone" className="text-link" />
      <span className="min-w-0 text-[1rem]">
        {home.talk(line)} <b className="block text-lg text-link tabular-nums">{phone}</b>
      </span>
    </a>
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
