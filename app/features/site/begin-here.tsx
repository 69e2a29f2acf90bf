import { Icon } from '#app/ui/icon.tsx'

const beginnings = [
  { said: 'I think I need help.', to: '/treatment-types', way: 'See the kinds of treatment' },
  { said: 'It’s someone I love.', to: '/support-groups', way: 'Find groups, for families too' },
  { said: 'I don’t know if we can pay.', to: '/insurance-guide', way: 'Read the insurance guide' },
]

/** 'Not sure where to begin?': three sentences that people really say, and where each leads. */
export function BeginHere() {
  return (
    <section aria-labelledby="begin-here" className="wrap pb-section">
      <h2 id="begin-here" className="mb-[clamp(1.25rem,1rem+1vw,2rem)]">
        Not sure where to begin?
      </h2>
      <ul className="grid gap-3 lg:grid-cols-3 lg:gap-7">
        {beginnings.map(({ said, to, way }) => (
          <li key={to}>
            <a
              href={to}
              className="arrow-link group grid h-full content-between gap-2 rounded-l border bg-surface p-5 text-ink no-underline hover:border-line-strong lg:gap-6 lg:p-6"
            >
              <q className="text-xl leading-snug font-heading tracking-heading">{said}</q>
              <span className="inline-flex items-center gap-1.75 font-semibold text-link group-hover:underline group-hover:decoration-2">
                {way}
                <Icon name="arrow-right" />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
