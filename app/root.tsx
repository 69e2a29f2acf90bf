import { type ReactNode, useEffect, useRef, useState } from 'react'
import {
  data,
  isRouteErrorResponse,
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import fontUrl from '#app/assets/fonts/commissioner-latin-400-700.woff2?url'
import { enhanceUrlContext, sessionContext, siteContext, viewerContext } from '#app/context.ts'
import { isFrameable, readLanguage, runsReact } from '#app/find-page.ts'
import { clearFlash } from '#app/flash.server.ts'
import { createFlash, isPrefetch, readFlash } from '#app/read-flash.server.ts'
import { NavigationProgress } from '#app/ui/navigation-progress.tsx'
import { SiteProvider } from '#app/ui/site.tsx'
import { FlashToast } from '#app/ui/toast.tsx'
import type { Route } from './+types/root.ts'
import { explainEnd } from './members/auth/explain-end.server.ts'
import { isGuardError } from './members/auth/guard-error.ts'
import { GuardSpinner } from './members/auth/guard-spinner.tsx'
import { useSessionWatch } from './members/auth/use-session-watch.ts'
import membersUrl from './members.css?url'
import printUrl from './print.css?url'
import { AdminHeader } from './staff/frame/admin-header.tsx'
import { type Staff, useStaff } from './staff/frame/use-staff.ts'
import { LanguageProvider } from './ui/use-language.tsx'
import { EmbedDocument } from './visitors/embeds/embed-document.tsx'
import { EmbedFailed } from './visitors/embeds/embed-failed.tsx'
import { useReloadWhenCut } from './visitors/offline/use-reload-when-cut.ts'
import { QuickExitNote } from './visitors/quick-exit/quick-exit-button.tsx'
import { CrisisBar } from './visitors/shell/crisis-bar.tsx'
import { ErrorPage, NotFound } from './visitors/shell/error-page.tsx'
import { fallbackSite } from './visitors/shell/fallback-site.ts'
import { shellMessages } from './visitors/shell/messages.tsx'
import { SiteFooter } from './visitors/shell/site-footer.tsx'
import { SiteHeader } from './visitors/shell/site-header.tsx'
import visitorsUrl from './visitors.css?url'

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: fontUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

/** What every page's shell shows; `viewer` is null for a visitor. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const sent = readFlash(request, context)
  const shell = {
    site: context.get(siteContext),
    viewer: viewer.kind === 'member' ? { role: viewer.role } : null,
    session: context.get(sessionContext),
    flash: sent ?? (await explainExclusion(request, context)),
    enhanceUrl: context.get(enhanceUrlContext),
  }
  return sent ? data(shell, { headers: { 'Set-Cookie': clearFlash(context) } }) : data(shell)
}

/** On a page without a guard, too, a member reads that staff have just suspended the account. */
async function explainExclusion(request: Request, context: Route.LoaderArgs['context']) {
  if (isPrefetch(request)) return null
  const end = await explainEnd(request, context)
  const isExcluded = end === 'suspended' || end === 'banned'
  return isExcluded ? createFlash(`session-${end}`, undefined, context) : null
}

/** The settings and the viewer, also where a request failed before they came. */
function useShell() {
  const shell = useRouteLoaderData<typeof loader>('root')
  const error = useRouteError()
  const rejected = isRouteErrorResponse(error) && isGuardError(error.data) ? error.data : null
  return {
    site: shell?.site ?? rejected?.site ?? fallbackSite,
    // A guard's error is newer than the page's own data.
    viewer: rejected?.viewer ?? shell?.viewer ?? null,
    session: shell?.session ?? null,
    flash: shell?.flash ?? null,
    enhanceUrl: shell?.enhanceUrl ?? rejected?.enhanceUrl,
  }
}

export function Layout({ children }: { children: ReactNode }) {
  const { site } = useShell()
  return isFrameable(useLocation().pathname) ? (
    <EmbedDocument site={site}>{children}</EmbedDocument>
  ) : (
    <SiteDocument>{children}</SiteDocument>
  )
}

function SiteDocument({ children }: { children: ReactNode }) {
  const { site, viewer, session, flash, enhanceUrl } = useShell()
  useSessionWatch(session, flash?.code)
  const signedIn = viewer !== null
  const { pathname } = useLocation()
  const language = readLanguage(pathname)
  const text = shellMessages[language]
  const isReact = runsReact(pathname, signedIn)
  const staff = useShownStaff()
  return (
    <html
      lang={language}
      // Read by the script of every page before the first paint.
      data-member={signedIn ? '' : undefined}
      data-react={isReact ? '' : undefined}
      data-auth-events={isReact ? undefined : listAuthEvents(flash?.code)}
      // The script adds an attribute of its own, before React looks.
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#0d382b" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#11392d" media="(prefers-color-scheme: dark)" />
        <link rel="stylesheet" href={isReact ? membersUrl : visitorsUrl} />
        <link rel="stylesheet" href={printUrl} media="print" />
        <Links />
        {enhanceUrl && (
          <script src={enhanceUrl} type={import.meta.env.DEV ? 'module' : undefined} />
        )}
      </head>
      <body>
        <a
          href="#main"
          className="absolute top-0 left-4 z-50 -translate-y-full rounded-m bg-call px-4.5 py-2.75 font-semibold text-call-ink outline-focus-on-deep focus:translate-y-2"
        >
          {text.skip}
        </a>
        <SiteProvider value={site}>
          <LanguageProvider value={language}>
            {staff ? (
              <AdminHeader {...staff} />
            ) : (
              <>
                <CrisisBar />
                <SiteHeader
                  signedIn={signedIn}
                  isStaff={viewer !== null && viewer.role !== 'user'}
                />
              </>
            )}
            <main id="main" tabIndex={-1}>
              {isReact && <NavigationProgress />}
              {children}
            </main>
            {!staff && (
              <SiteFooter>
                <QuickExitNote signedIn={signedIn} />
              </SiteFooter>
            )}
            {/* On paper only: where the page came from. */}
            <p className="hidden pt-1 text-[8pt] leading-none print:block">
              {(site.url + pathname).replace(/^https?:\/\//, '')}
            </p>
            <FlashToast flash={flash} />
          </LanguageProvider>
        </SiteProvider>
        {isReact && (
          <>
            <RouteAnnouncer />
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

/** Staff at work have a header of their own; the error page has everybody's. */
function useShownStaff(): Staff | null {
  const staff = useStaff()
  return useRouteError() ? null : staff
}

/** After a navigation within the page: starts the reader at `#main` and says the new title. */
function RouteAnnouncer() {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
    setTitle(document.title)
  }, [pathname])
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}

/** The events that the script of a page without React sends to other tabs. */
function listAuthEvents(code: string | undefined): string | undefined {
  if (code === 'signed-out') return 'SIGNED_OUT'
  if (!/^(admin-)?signed-in/.test(code ?? '')) return undefined
  return code?.endsWith('by-code') ? 'MFA_CHALLENGE_VERIFIED SIGNED_IN' : 'SIGNED_IN'
}

export default function Root() {
  return (
    <GuardSpinner>
      <Outlet />
    </GuardSpinner>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { site } = useShell()
  const { pathname, search } = useLocation()
  const text = shellMessages[readLanguage(pathname)]
  useReloadWhenCut(error)
  const isNotFound = isRouteErrorResponse(error) && error.status === 404
  if (isFrameable(pathname)) return <EmbedFailed isNotFound={isNotFound} />
  if (isNotFound) {
    return (
      <>
        <title>{`${text.pageNotFound} | ${site.name}`}</title>
        <NotFound />
      </>
    )
  }
  const told = isRouteErrorResponse(error) ? error.data : null
  const words = isGuardError(told) ? told.guardWords : undefined
  const isTold = isRouteErrorResponse(error) && error.status < 500 && typeof told === 'string'
  return (
    <>
      <title>{`${words?.title ?? text.wentWrong} | ${site.name}`}</title>
      <ErrorPage
        text={(isTold && told) || undefined}
        {...words}
        retryPath={pathname + search}
        stack={import.meta.env.DEV && error instanceof Error ? error.stack : undefined}
      />
    </>
  )
}
