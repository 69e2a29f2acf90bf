import type { ReactNode } from 'react'
import { ContactList } from '#app/ui/contact-list.tsx'
import { Link } from '#app/ui/link.tsx'
import { useSite } from '#app/ui/site.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import { shellMessages } from './messages.tsx'
import { listLinks, type SiteLink } from './site-links.ts'

/**
 * Four columns: about us, Quick Links, Resources, Contact Information; `children` go between them
 * and the last line.
 */
export function SiteFooter({ children }: { children?: ReactNode }) {
  const { name, phone, email } = useSite()
  const text = useTexts(shellMessages)
  const language = useLanguage()
  return (
    <footer className="site-footer on-deep">
      <div className="wrap">
        <div className="footer-columns">
          <div className="footer-wide">
            <p>
              <b>{name}</b>
            </p>
            <p>{text.purpose}</p>
          </div>
          <LinkColumn
            id="quick-links"
            title={text.quickLinks}
            links={listLinks('main', language)}
          />
          <LinkColumn
            id="resources"
            title={text.resources}
            links={listLinks('resources', language)}
          />
          <div className="footer-wide">
            <h2>{text.contact}</h2>
            <ContactList phone={phone} email={email} />
          </div>
        </div>
        {children}
        <div className="footer-end">
          <nav aria-label={text.legal} className="flex flex-wrap gap-x-5">
            {listLinks('legal', language).map(({ to, text }) => (
              <Link key={to} to={to} className="tap-link">
                {text}
              </Link>
            ))}
          </nav>
          <p>{text.noTracking}</p>
        </div>
      </div>
    </footer>
  )
}

function LinkColumn({ id, title, links }: { id: string; title: string; links: SiteLink[] }) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map(({ to, text, hrefLang }) => (
          <li key={to}>
            <Link to={to} hrefLang={hrefLang} className="tap-link">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
