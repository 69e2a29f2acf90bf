import { suicideAndCrisis } from '#app/lib/crisis-lines.ts'
import { dialNumber } from '#app/lib/phone.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useSite } from '#app/ui/site.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import { shellMessages } from './shell-messages.ts'

/** 988, at the top of every screen. */
export function CrisisBar() {
  const {
    email,
    supportLine: { label, phone },
  } = useSite()
  const text = useTexts(shellMessages)
  return (
    <aside aria-label={text.crisisHelp} className="on-deep @container bg-deep text-on-deep">
      <div className="wrap flex min-h-15 flex-wrap items-center gap-2 py-1.75 lg:min-h-14 lg:gap-3 lg:py-1.5">
        <p className="mr-auto w-min grow text-sm leading-snug lg:mr-1 lg:w-auto lg:grow-0 lg:flex lg:items-baseline lg:gap-2">
          <b className="block tracking-[-0.015em] sm:text-base lg:text-sm">{text.crisisHotline}</b>
          <span className="text-on-deep-soft max-sm:hidden">{text.free}</span>
        </p>
        <a
          href={suicideAndCrisis.href}
          className="inline-flex min-h-11 items-center gap-2 rounded-m bg-call px-3.25 font-bold whitespace-nowrap text-call-ink no-underline transition hover:bg-call-hover hover:underline hover:decoration-2 @max-[23rem]:px-3"
        >
          <Icon name="phone" className="@max-[23rem]:hidden" />
          {text.call988}
        </a>
        <a
          href={text.textHref}
          className="inline-flex min-h-11 items-center rounded-m border-[1.5px] border-deep-line px-3 font-semibold whitespace-nowrap text-on-deep no-underline hover:border-on-deep @max-[23rem]:px-2.5 lg:hidden"
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
