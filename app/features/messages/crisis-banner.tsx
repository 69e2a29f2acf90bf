import { emergency, suicideAndCrisis } from '#app/lib/crisis-lines.ts'

const line =
  'grid min-h-16 grid-cols-[auto_1fr] items-center gap-x-4 rounded-m border border-danger-line bg-surface px-4 py-2.5 text-ink no-underline hover:underline'
const numeral = 'text-[2.25rem] leading-none font-bold tracking-heading text-danger-ink'

/** Before the form: who answers now, while we do not. */
export function CrisisBanner() {
  return (
    <section
      aria-labelledby="crisis"
      className="grid gap-4 rounded-l border border-l-[5px] border-danger-line border-l-danger bg-danger-tint p-5 lg:grid-cols-[1fr_auto_auto] lg:items-center lg:gap-5"
    >
      <div>
        <h2 id="crisis" className="text-lg">
          In a crisis, do not wait for our answer
        </h2>
        <p className="leading-normal">Call 988 or 911. Both answer day and night.</p>
      </div>
      <a href={emergency.href} className={line}>
        <b className={numeral}>911</b>
        <span className="leading-snug">Someone is in danger now</span>
      </a>
      <a href={suicideAndCrisis.href} className={line}>
        <b className={numeral}>988</b>
        <span className="leading-snug">Crisis lifeline, call or text</span>
      </a>
    </section>
  )
}
