import { Icon } from '#app/ui/icon.tsx'
import { useTexts } from '#app/ui/language.tsx'
import { Link } from '#app/ui/link.tsx'
import { siteMessages } from './messages.tsx'

const beginnings = [
  { id: 'needHelp', to: '/treatment-types' },
  { id: 'someoneElse', to: '/support-groups' },
  { id: 'payment', to: '/insurance-guide' },
] as const

/** 'Not sure where to begin?': three sentences that people really say, and where each leads. */
export function BeginHere() {
  const text = useTexts(siteMessages).begin
  return (
    <section aria-labelledby="begin-here" className="wrap pb-section">
      <h2 id="begin-here" className="mb-[clamp(1.25rem,1rem+1vw,2rem)]">
        {text.title}
      </h2>
      <ul className="grid gap-3 lg:grid-cols-3 lg:gap-7">
        {beginnings.map(({ id, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="arrow-link group grid h-full content-between gap-2 rounded-l border bg-surface p-5 text-ink no-underline hover:border-line-strong lg:gap-6 lg:p-6"
            >
              <q className="text-xl leading-snug font-heading tracking-heading">{text[id].said}</q>
              <span className="inline-flex items-center gap-1.75 font-semibold text-link group-hover:underline group-hover:decoration-2">
                {text[id].way}
                <Icon name="arrow-right" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
