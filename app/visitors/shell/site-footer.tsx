import type { ReactNode } from 'react'
import { ContactList } from '#app/ui/contact-list.tsx'
import { Link } from '#app/ui/link.tsx'
import { useSite } from '#app/ui/site.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import { Brand } from './brand.tsx'
import { shellMessages } from './messages.tsx'
import { listLinks, type SiteLink } from './site-links.ts'

const heading = 'mb-2 text-base tracking-normal'

/**
 * Four columns: about us, Quick Links, Resources, Contact Information; `children` go between them
 * and the last line.
 */
export function SiteFooter({ children }: { children?: ReactNode }) {
  const { phone, email } = useSite()
  const text = useTexts(shellMessages)
  const language = useLanguage()
  return (
    <footer className="border-t bg-sunken">
      <div className="wrap">
        <div className="footer-columns">
          <div className="col-span-full lg:col-span-1">
            <Brand />
            <p className="mt-3 max-w-[32em] text-ink-soft">{text.purpose}</p>
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
          <div className="col-span-full lg:col-span-1">
            <h2 className={heading}>{text.contact}</h2>
            <ContactList phone={phone} email={email} />
          </div>
        </div>
        {children}
        <div className="flex flex-wrap items-center justify-between gap-x-6 border-t pt-3.5 pb-6 text-sm text-ink-soft">
          <nav aria-label={text.legal} className="flex flex-wrap gap-x-5">
            {listLinks('legal', language).map(({ to, text }) => (
              <Link key={to} to={to} className="inline-flex min-h-11 items-center text-ink-soft">
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
      <h2 id={id} className={heading}>
        {title}
      </h2>
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
