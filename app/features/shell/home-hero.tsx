import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import { siteMessages } from './messages.ts'

type HomeHeroProps = {
  signedIn: boolean
  /** The search form in the panel below the picture. */
  children: ReactNode
}

/** The tagline over the valley, and the search panel. */
export function HomeHero({ signedIn, children }: HomeHeroProps) {
  const text = useTexts(siteMessages).home
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
          className="absolute inset-x-0 bottom-0 -z-1 hidden w-full object-cover object-[100%_100%] md:block md:h-[clamp(14rem,35vw,21rem)] lg:h-full"
        />
        <div className="wrap pt-6 pb-34 md:pt-9 md:pb-[clamp(13rem,31vw,19rem)] lg:pt-17 lg:pb-45">
          <h1 className="max-w-[11.5em] text-display leading-tight lg:max-w-[9.6em]">
            {text.title}
          </h1>
          <p className="mt-3.5 max-w-[36em] text-lede leading-normal md:max-w-[22em] lg:mt-5.5 lg:max-w-[27em]">
            {text.lede}
          </p>
        </div>
      </section>
      <div className="wrap relative z-2 -mt-8 lg:-mt-16">
        <div className="grid gap-4.5 rounded-xl border bg-surface p-4.5 shadow-panel lg:px-7 lg:pt-6.5">
          {children}
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t pt-3.5">
            <ButtonLink to="/centers" variant="line" className="max-md:w-full">
              {text.browse}
            </ButtonLink>
            <ButtonLink
              to={signedIn ? '/dashboard' : '/auth'}
              variant="bare"
              className="max-md:w-full"
            >
              <Icon name="user" />
              {signedIn ? text.dashboard : text.signUp}
            </ButtonLink>
          </div>
        </div>
      </div>
    </>
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
