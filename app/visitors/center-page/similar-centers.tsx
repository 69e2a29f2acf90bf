import { centerMessages } from '#app/center/messages.ts'
import { formatMiles } from '#app/lib/miles.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { PhoneNumber } from '#app/ui/phone-number.tsx'
import { useLanguage, useStoredText, useTexts } from '#app/ui/use-language.tsx'
import { Fold } from './fold.tsx'
import type { SimilarCenter } from './read-similar.server.ts'

type Props = {
  centers: readonly SimilarCenter[]
  /** Where this center can't be called. */
  isOpen: boolean
}

/** The nearest centers that may help as well, each with its number. */
export function SimilarCenters({ centers, isOpen }: Props) {
  const text = useTexts(centerMessages)
  const language = useLanguage()
  const stored = useStoredText()
  if (centers.length === 0) return null
  return (
    <Fold id="similar-centers" title={text.similar.title} note={centers.length} isOpen={isOpen}>
      <p className="note-line">{text.similar.text}</p>
      <ul className="border-t">
        {centers.map(({ slug, name, city, miles, isApproximate, phone }) => (
          <li
            key={slug}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b py-2.5"
          >
            <div className="min-w-0 flex-1 basis-36">
              <Link
                to={`/centers/${slug}`}
                className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-ink no-underline hover:text-link hover:underline"
                {...stored}
              >
                {name}
              </Link>
              <p className="note-line">
                {city && `${city}, `}
                <data value={miles.toFixed(2)}>{formatMiles(miles, isApproximate, language)}</data>
              </p>
            </div>
            {phone && (
              <a
                href={phone.href}
                className="btn btn-sm btn-line"
                aria-label={text.card.call(name, phone.display)}
              >
                <Icon name="phone" />
                <PhoneNumber>{phone.display}</PhoneNumber>
              </a>
            )}
          </li>
        ))}
      </ul>
    </Fold>
  )
}
