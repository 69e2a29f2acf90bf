import { suicideAndCrisis } from '#app/lib/crisis-lines.ts'
import { dialNumber } from '#app/lib/phone.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useSite } from '#app/ui/site.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import { shellMessages } from './messages.tsx'

/** The bar above the header, from 600 px wide: hotline, support line and email. On a phone, the menu has them. */
export function CrisisBar() {
  const {
    email,
    supportLine: { label, phone },
  } = useSite()
  const text = useTexts(shellMessages)
  return (
    <aside aria-label={text.crisisHelp} className="crisis-bar on-deep no-print">
      <div className="wrap">
        <span>
          {text.crisisHotline}{' '}
          <a href={suicideAndCrisis.href} className="justify-center">
            988
          </a>{' '}
          {text.free}
        </span>
        <span>
          {text.supportLine}{' '}
          <a href={dialNumber(phone)} className="whitespace-nowrap">
            {label} {phone}
          </a>
        </span>
        {email && (
          <a href={`mailto:${email}`}>
            <span className="sr-only">{text.email} </span>
            {email}
          </a>
        )}
      </div>
    </aside>
  )
}

/** The button that calls 988; `name` is added for screen readers. */
export function Call988({ name }: { name: string }) {
  const text = useTexts(shellMessages)
  return (
    <a href={suicideAndCrisis.href} className="call-988">
      <Icon name="phone" />
      <span>
        <span className="call-word">{text.call} </span>988
      </span>
      <span className="sr-only">, {name}</span>
    </a>
  )
}
