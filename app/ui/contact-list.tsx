import { dialNumber } from '#app/lib/phone.ts'
import { Icon } from './icon.tsx'
import { uiMessages } from './messages.ts'
import { useTexts } from './use-language.tsx'

/** The site's available contact options and its location. */
export function ContactList({ phone, email }: { phone: string | null; email: string }) {
  const text = useTexts(uiMessages)
  return (
    <ul className="[&_.icon]:text-ink-soft">
      {phone && (
        <li className="flex items-center gap-3">
          <Icon name="phone" />
          <a href={dialNumber(phone)} className="tap-link">
            {phone}
          </a>
        </li>
      )}
      {email && (
        <li className="flex min-w-0 items-center gap-3">
          <Icon name="mail" />
          <a href={`mailto:${email}`} className="tap-link min-w-0 [overflow-wrap:anywhere]">
            {email}
          </a>
        </li>
      )}
      <li className="flex min-h-11 items-center gap-3">
        <Icon name="map-pin" />
        {text.country}
      </li>
    </ul>
  )
}
