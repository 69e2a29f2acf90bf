import { useLocation } from 'react-router'
import { listTranslations, localize } from '#app/find-page.ts'
import { type Language, languageNames, languages } from '#app/lib/language.ts'
import { dialNumber } from '#app/lib/phone.ts'
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

type SiteHeaderProps = {
  signedIn: boolean
  isStaff?: boolean
}

/**
 * Logo, main links, 988, My List, language, sign-in and Quick exit, in one sticky row. Below 1024 px, a
 * menu that needs no script has the links. Large text wraps the row.
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
    <header className="site-header on-deep no-print">
      <div className={`wrap header-row ${signedIn ? 'signed-row' : ''}`}>
        <Brand />
        <nav aria-label={text.main} className="wide-part header-nav">
          {list(mainLinks, 'nav-link')}
        </nav>
        <Call988 name={text.crisisHotline} />
        <a
          href={path(listLink.to)}
          aria-current={current === listLink.to ? 'page' : undefined}
          className="nav-link wide-part"
          data-list-link=""
          {...getKeepTexts(language)}
          suppressHydrationWarning
        >
          <Icon name="heart" />
          {listLink.text}
          <ListCount />
        </a>
        <LanguageSwitch className="nav-link wide-part" />
        {signedIn ? (
          <>
            {list(own, 'nav-link wide-part')}
            <SignOut className="nav-link wide-part" />
          </>
        ) : (
          <Link
            to="/auth"
            aria-current={isAt(pathname, '/auth') ? 'page' : undefined}
            className="nav-link wide-part"
          >
            {text.signIn}
          </Link>
        )}
        <details key={key} className="menu">
          <summary className="header-tool">
            {text.menu}
            <ListCount className="absolute -top-[6px] -right-[6px]" />
          </summary>
          <nav aria-label={text.main}>
            <LanguageSwitch className="menu-link" />
            {list(menuLinks, 'menu-link')}
            {signedIn ? (
              <>
                {list(own, 'menu-link')}
                <SignOut className="header-tool menu-button" />
              </>
            ) : (
              <Link to="/auth" className="header-tool menu-button">
                {text.signIn}
              </Link>
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
  return (
    <div className="menu-help">
      <p>
        {text.crisisHotline} {text.free}
      </p>
      <a href={text.textHref} className="menu-link">
        {text.text}
        {text.text988}
      </a>
      <a href={dialNumber(supportLine.phone)} className="menu-link">
        {text.supportLine} {supportLine.label} {supportLine.phone}
      </a>
      {email && (
        <a href={`mailto:${email}`} className="menu-link">
          <span className="sr-only">{text.email} </span>
          {email}
        </a>
      )}
    </div>
  )
}

/** A document POST, so nothing of the member's stays in the page. */
function SignOut({ className }: { className: string }) {
  const text = useTexts(shellMessages)
  return (
    <form method="post" action="/auth/sign-out" className={className}>
      <button type="submit" className="min-h-[44px] font-[inherit]">
        {text.signOut}
      </button>
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
