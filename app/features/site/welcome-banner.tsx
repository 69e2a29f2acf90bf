import { Link } from '#app/ui/link.tsx'

/** A greeting for members who come back; `name` as they gave it, or null. */
export function WelcomeBanner({ name }: { name: string | null }) {
  const link = 'inline-flex min-h-11 items-center font-semibold'
  return (
    <section aria-label="Welcome back" className="border-b bg-action-tint">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 py-1.5">
        <p className="py-1.5">
          <b>Welcome back{name ? `, ${name}` : ''}!</b> Your votes and comments are kept for you.
        </p>
        <p className="flex flex-wrap gap-x-6">
          <Link to="/dashboard" className={link}>
            My Dashboard
          </Link>
          <Link to="/about" className={link}>
            About us
          </Link>
        </p>
      </div>
    </section>
  )
}
