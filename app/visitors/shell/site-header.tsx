import { useLocation } from 'react-router'
import { listTranslations, localize } from '#app/find-page.ts'
import { type Language, languageNames, languages } from '#app/lib/language.ts'
import { dialNumber } from '#app/lib/phone.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { useSite } from '#app/ui/site.tsx'
import { useLanguage, usePath, useTexts } from '#app/ui/use-language.tsx'
import { getKeepTexts } from '#app/visitors/list/keep-messages.ts'
import { QuickExit } from '#app/visitors/quick-exit/quick-exit-button.tsx'
import { Brand } from './brand.tsx'
import { Call988 } from './crisis-bar.tsx'
import { shellMessages } from './messages.tsx'
import { linkTo, listLinks, type SiteLink } from './site-links.ts'

const menuLink =
  'flex min-h-13 items-center border-b text-lg font-medium text-ink no-underline aria-[current]:font-semibold aria-[current]:text-link'

type SiteHeaderProps = {
  signedIn: boolean
  isStaff?: boolean
}

/**
 * Logo, main links, sign-in and Quick exit, in one sticky row. Below 1024 px, a menu that needs no
 * script has the links, and a phone's row has 988. Where the row is tight, the site's name wraps for
 * visitors, and signed-in people see its mark only. Large text wraps the row.
 */
export function SiteHeader({ signedIn, isStaff = false }: SiteHeaderProps) {
  // A new key closes the menu after each navigation.
  const { key, pathname: address } = useLocation()
  const pathname = localize(address, 'en')
  const text = useTexts(shellMessages)
  const path = usePath()
  const language = useLanguage()
  const mainLinks = listLinks('main', language).map((link) =>
    // The row is short of room, so 'About Us' is 'About' here.
    link.to === '/about' ? { ...link, text: text.about } : link,
  )
  const listLink = linkTo('/list', language)
  const menuLinks = [...mainLinks, listLink, linkTo('/emergency-help', language)]
  const account = { to: '/dashboard', text: text.dashboard }
  const admin = { to: '/admin', text: text.admin }
  const current = [...menuLinks, account, admin].find(({ to }) => isAt(pathname, to))?.to
  const own = isStaff ? [account, admin] : [account]
  const list = (links: SiteLink[], className: string) =>
    links.map(({ to, text }) => (
      <Link
        key={to}
        to={to}
        aria-current={to === current ? 'page' : undefined}
        className={className}
      >
        {text}
      </Link>
    ))
  return (
    <header className="site-header no-print @container sticky top-0 z-20 border-b bg-ground max-sm:border-deep max-sm:bg-deep max-sm:text-on-deep">
      <div
        className={`wrap flex min-h-15 flex-wrap items-center gap-x-1 gap-y-1.5 py-1 max-sm:@min-[19rem]:flex-nowrap @min-[26rem]:gap-x-2 @min-[62rem]:flex-nowrap ${signedIn ? 'signed-row' : ''}`}
      >
        <Brand className="mr-auto max-lg:gap-2 max-lg:text-[1rem] max-sm:min-w-[44px] max-sm:[&>span]:hidden" />
        <Call988 name={text.crisisHotline} className="sm:hidden" />
        <nav aria-label={text.main} className="wide-part">
          {list(mainLinks, 'nav-link')}
        </nav>
        <div className="wide-part items-center gap-1">
          <LanguageSwitch className="nav-link" />
          {signedIn ? (
            <>
              {list(own, 'nav-link')}
              <SignOut size="sm" />
            </>
          ) : (
            <ButtonLink to="/auth" variant="line" size="sm">
              {text.signIn}
            </ButtonLink>
          )}
        </div>
        <a
          href={path(listLink.to)}
          aria-current={current === listLink.to ? 'page' : undefined}
          className="nav-link list-link wide-part"
          data-list-link=""
          {...getKeepTexts(language)}
          suppressHydrationWarning
        >
          <Icon name="heart" />
          {listLink.text}
          <ListCount />
        </a>
        <details key={key} className="menu">
          <summary className="relative inline-flex min-h-[44px] items-center gap-2 rounded-m border-[1.5px] border-line-strong px-2 font-semibold max-sm:border-deep-line max-sm:text-sm @min-[26rem]:px-2.75 @max-[30rem]:[&_.icon]:hidden">
            <Icon name="menu" />
            <Icon name="x" />
            {text.menu}
            <ListCount className="absolute -top-1.5 -right-1.5" />
          </summary>
          <nav
            aria-label={text.main}
            className="absolute inset-x-0 top-full overflow-y-auto overscroll-contain border-y bg-surface px-gutter pt-2 pb-5 text-ink shadow-panel"
          >
            <LanguageSwitch className={menuLink} />
            {list(menuLinks, menuLink)}
            {signedIn ? (
              <>
                {list(own, menuLink)}
                <SignOut wide className="mt-4" />
              </>
            ) : (
              <ButtonLink to="/auth" wide className="mt-4">
                {text.signIn}
              </ButtonLink>
            )}
            <HelpLinks />
          </nav>
        </details>
        <QuickExit />
      </div>
      <LanguageOffers />
    </header>
  )
}

/** The number of saved centers, which the script fills in. */
function ListCount({ className = '' }: { className?: string }) {
  return <span className={`list-count ${className}`} data-list-link="" suppressHydrationWarning />
}

/** On a phone, the menu has what the top bar shows on larger screens. */
function HelpLinks() {
  const { email, supportLine } = useSite()
  const text = useTexts(shellMessages)
  const link = 'flex min-h-11 items-center font-semibold text-link wrap-anywhere'
  return (
    <div className="mt-4 sm:hidden">
      <p>
        <b>{text.crisisHotline}</b> {text.free}
      </p>
      <a href={text.textHref} className={link}>
        {text.text}
        {text.text988}
      </a>
      <p>{text.supportLine}</p>
      <a href={dialNumber(supportLine.phone)} className={link}>
        {supportLine.label} {supportLine.phone}
      </a>
      {email && (
        <a href={`mailto:${email}`} className={link}>
          <span className="sr-only">{text.email} </span>
          {email}
        </a>
      )}
    </div>
  )
}

/** A document POST, so nothing of the member's stays in the page. */
function SignOut({ size, wide, className }: { size?: 'sm'; wide?: boolean; className?: string }) {
  const text = useTexts(shellMessages)
  return (
    <form method="post" action="/auth/sign-out" className={className}>
      <Button type="submit" variant="line" size={size} wide={wide} className="whitespace-nowrap">
        {text.signOut}
      </Button>
    </form>
  )
}

/** Return whether a page is a link's target or below it. */
function isAt(pathname: string, to: string): boolean {
  return pathname === to || (to !== '/' && pathname.startsWith(`${to}/`))
}

const offers: Record<Exclude<Language, 'en'>, string> = { es: 'Ver esta página en español' }

/** Return the same page, search or center in each other language, or Home if there is none. */
function useOthers() {
  const { pathname, search } = useLocation()
  const own = useLanguage()
  const address = listTranslations(pathname).length > 0 ? pathname + search : '/'
  return languages
    .filter((language) => language !== own)
    .map((language) => ({ language, address: localize(address, language) }))
}

/** Links to the page in the other languages. */
function LanguageSwitch({ className }: { className: string }) {
  return useOthers().map(({ language, address }) => (
    <a key={language} href={address} hrefLang={language} lang={language} className={className}>
      {languageNames[language]}
    </a>
  ))
}

/**
 * The same links below an English page's header; the script shows them if the browser prefers that
 * language.
 */
function LanguageOffers() {
  const others = useOthers()
  if (useLanguage() !== 'en') return null
  return others.map(({ language, address }) => (
    <a key={language} href={address} hrefLang={language} lang={language} className="language-offer">
      {language !== 'en' && offers[language]}
    </a>
  ))
}
