import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import fontUrl from '#app/assets/fonts/commissioner-latin-400-700.woff2?url'
import type { Site } from '#app/context.ts'
import { localize, readLanguage } from '#app/find-page.ts'
import { emergency, suicideAndCrisis } from '#app/lib/crisis-lines.ts'
import { languageNames, languages } from '#app/lib/language.ts'
import { dialNumber } from '#app/lib/phone.ts'
import { SiteProvider, useSite } from '#app/ui/site.tsx'
import { LanguageProvider, useLanguage, useTexts } from '#app/ui/use-language.tsx'
import { shellMessages, siteMessages } from '#app/visitors/shell/messages.tsx'
import embedUrl from './embed.css?url'
import { embedMessages } from './messages.ts'

/** The document of a page that other sites frame: crisis numbers, the page, and one small stylesheet. */
export function EmbedDocument({ site, children }: { site: Site; children: ReactNode }) {
  const language = readLanguage(useLocation().pathname)
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="stylesheet" href={embedUrl} />
      </head>
      <body>
        <SiteProvider value={site}>
          <LanguageProvider value={language}>
            <CrisisLines />
            <main>{children}</main>
            <Foot />
          </LanguageProvider>
        </SiteProvider>
      </body>
    </html>
  )
}

function CrisisLines() {
  const { supportLine } = useSite()
  const { crisis } = useTexts(siteMessages)
  const { textHref } = useTexts(shellMessages)
  const text = useTexts(embedMessages)
  return (
    <aside aria-label={text.crisisHelp} className="crisis">
      <p>
        <a href={suicideAndCrisis.href}>
          <b>{suicideAndCrisis.number}</b> <span>{text.lifeline}</span>
        </a>
        <a href={textHref}>{text.text988}</a>
      </p>
      <a href={emergency.href}>
        <b>{emergency.number}</b> {crisis.inDanger}
      </a>
      <a href={dialNumber(supportLine.phone)}>
        <b>{supportLine.phone}</b> {crisis.supportLine(supportLine.label)}
      </a>
    </aside>
  )
}

function Foot() {
  const { pathname, search } = useLocation()
  const language = useLanguage()
  const text = useTexts(embedMessages)
  return (
    <footer>
      <p>{text.newTab}</p>
      <p className="way">
        {languages
          .filter((other) => other !== language)
          .map((other) => (
            <a key={other} href={localize(pathname + search, other)} hrefLang={other} lang={other}>
              {languageNames[other]}
            </a>
          ))}
      </p>
    </footer>
  )
}
