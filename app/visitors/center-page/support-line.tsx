import type { CenterDetail } from '#app/center/center-model.ts'
import { centerMessages } from '#app/center/messages.ts'
import { dialNumber } from '#app/lib/phone.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { PhoneNumber } from '#app/ui/phone-number.tsx'
import { useSite } from '#app/ui/site.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import { centerPageMessages } from './messages.ts'

/** Who answers where the center has no number, said in the line's own name, and how to suggest a number. */
export function SupportLine({ center }: { center: CenterDetail }) {
  const { supportLine } = useSite()
  const { contact: text } = useTexts(centerMessages)
  const { contact } = useTexts(centerPageMessages)
  return (
    <>
      <div className="inset">
        <h2 className="text-lg">{center.isPhoneHidden ? center.phone : text.noNumber}</h2>
        <a href={dialNumber(supportLine.phone)} className="call">
          <Icon name="phone" />
          <span>{supportLine.label}</span> <PhoneNumber>{supportLine.phone}</PhoneNumber>
        </a>
        <p>{contact.askLine(supportLine.label)}</p>
      </div>
      <div className="first-under">
        <p>{center.provenance}</p>
        <Link to={`/centers/${center.slug}/suggest`} className="no-print">
          {text.suggestNumber}
        </Link>
      </div>
    </>
  )
}
