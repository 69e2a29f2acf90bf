import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Brand } from './brand.tsx'
import { mainLinks } from './site-links.ts'

type SiteHeaderProps = { siteName: string; signedIn: boolean }

/** Logo, main links, and the way in or out. On a phone the links fold into a menu that needs no script. */
export function SiteHeader({ siteName, signedIn }: SiteHeaderProps) {
  // A new key closes the menu after each navigation.
  const { key, pathname } = useLocation()
  return (
    <header className="no-print relative z-5 border-b bg-ground">
      <div className="exit-place wrap flex min-h-15 items-center gap-2 lg:gap-4">
        <Brand
          name={siteName}
          className="mr-auto max-lg:gap-2 max-lg:text-[1rem] max-[22.25rem]:[&_img]:hidden"
        />
        <nav aria-label="Main" className="hidden lg:flex">
          {mainLinks.map(({ to, label }) => (
            <NavigationLink key={to} to={to} pathname={pathname} className="nav-link">
              {label}
            </NavigationLink>
          ))}
        </nav>
        <div className="hidden items-center gap-1 lg:flex">
          {signedIn ? (
            <>
              <NavigationLink to="/dashboard" pathname={pathname} className="nav-link">
                Dashboard
              </NavigationLink>
              <SignOut size="sm" />
            </>
          ) : (
            <ButtonLink to="/auth" variant="line" size="sm">
              Sign In
            </ButtonLink>
          )}
        </div>
        <details key={key} className="menu lg:hidden">
          <summary className="inline-flex min-h-11 items-center gap-2 rounded-m border-[1.5px] border-line-strong px-2.75 font-semibold max-[24rem]:[&_.icon]:hidden">
            <Icon name="menu" />
            <Icon name="x" />
            Menu
          </summary>
          <nav
            aria-label="Main"
            className="absolute inset-x-0 top-full border-y bg-surface px-gutter pt-2 pb-5 shadow-panel"
          >
            {[...mainLinks, { to: '/emergency-help', label: 'Emergency Help' }].map(
              ({ to, label }) => (
                <NavigationLink key={to} to={to} pathname={pathname} className="menu-link">
                  {label}
                </NavigationLink>
              ),
            )}
            {signedIn ? (
              <>
                <NavigationLink to="/dashboard" pathname={pathname} className="menu-link">
                  Dashboard
                </NavigationLink>
                <SignOut wide className="mt-4" />
              </>
            ) : (
              <ButtonLink to="/auth" wide className="mt-4" data-discover="">
                Sign In
              </ButtonLink>
            )}
          </nav>
        </details>
      </div>
    </header>
  )
}

/** A whole-page POST, so that nothing of the member's stays behind in the page. */
function SignOut({ size, wide, className }: { size?: 'sm'; wide?: boolean; className?: string }) {
  return (
    <form method="post" action="/auth/sign-out" className={className}>
      <Button type="submit" variant="line" size={size} wide={wide}>
        Sign Out
      </Button>
    </form>
  )
}

type NavigationLinkProps = { to: string; pathname: string; className: string; children: ReactNode }

/** Marked as the current one on its own page and on those beneath it. */
function NavigationLink({ to, pathname, className, children }: NavigationLinkProps) {
  const isCurrent = pathname === to || (to !== '/' && pathname.startsWith(`${to}/`))
  return (
    <a
      href={to}
      aria-current={isCurrent ? 'page' : undefined}
      className={className}
      data-discover=""
    >
      {children}
    </a>
  )
}
