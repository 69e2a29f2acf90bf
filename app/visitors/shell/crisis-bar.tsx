import { suicideAndCrisis } from '#app/lib/crisis-lines.ts'
import { dialNumber } from '#app/lib/phone.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useSite } from '#app/ui/site.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import { shellMessages } from './messages.tsx'

/** The bar above the header, from 600 px wide. On a phone, 988 is in the header. */
export function CrisisBar() {
  const {
    email,
    supportLine: { label, phone },
  } = useSite()
  const text = useTexts(shellMessages)
  return (
    <aside aria-label={text.crisisHelp} className="on-deep bg-deep text-on-deep max-sm:hidden">
      <div className="wrap flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 py-1.5">
        <p className="mr-auto leading-snug lg:mr-1 lg:flex lg:items-baseline lg:gap-2">
          <b className="block text-sm tracking-[-0.015em]">{text.crisisHotline}</b>
          <span className="text-sm text-on-deep-soft">{text.free}</span>
        </p>
        <Call988 />
        <a
          href={text.textHref}
          className="inline-flex min-h-11 items-center rounded-m border-[1.5px] border-deep-line px-3 font-semibold whitespace-nowrap text-on-deep no-underline hover:border-on-deep lg:hidden"
        >
          {text.text}
          <span className="sr-only">{text.text988}</span>
        </a>
        <div className="flex items-center gap-6 text-sm lg:ml-auto">
          <span className="hidden text-on-deep-soft lg:inline">
            {text.supportLine}{' '}
            <a
              href={dialNumber(phone)}
              className="inline-flex min-h-11 items-center font-semibold text-on-deep decoration-deep-line"
            >
              {label} {phone}
            </a>
          </span>
          {email && (
            <a
              href={`mailto:${email}`}
              className="-mr-2 inline-flex min-h-11 min-w-11 items-center justify-center gap-2 font-semibold text-on-deep decoration-deep-line lg:mr-0"
            >
              <Icon name="mail" />
              <span className="sr-only">{text.email} </span>
              <span className="max-lg:sr-only">{email}</span>
            </a>
          )}
        </div>
      </div>
    </aside>
  )
}

/** The button that calls 988; `name` is added for screen readers. */
export function Call988({ name, className = '' }: { name?: string; className?: string }) {
  const text = useTexts(shellMessages)
  return (
    <a
      href={suicideAndCrisis.href}
      className={`call-988 inline-flex min-h-[44px] items-center gap-2 rounded-m bg-call px-3.25 max-sm:px-2.5 font-bold whitespace-nowrap text-call-ink no-underline transition hover:bg-call-hover hover:underline hover:decoration-2 ${className}`}
    >
      <Icon name="phone" />
      <span>
        <span className="call-word">{text.call} </span>988
      </span>
      {name && <span className="sr-only">, {name}</span>}
    </a>
  )
}
