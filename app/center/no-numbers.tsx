import { dialNumber } from '#app/lib/phone.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PhoneNumber } from '#app/ui/phone-number.tsx'
import { useSite } from '#app/ui/site.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import { centerMessages } from './messages.ts'

type NoNumbersProps = {
  /** How many were found, which may be more than the page lists. */
  total: number
}

/** Stands once above a list in which no center has a number: the support line in its own voice. */
export function NoNumbers({ total }: NoNumbersProps) {
  const text = useTexts(centerMessages).noNumbers
  const { supportLine } = useSite()
  return (
    <section aria-labelledby="no-numbers" className="first">
      <h2 id="no-numbers" className="text-base">
        {text.title(total)}
      </h2>
      <p>{text.askLine(supportLine.label)}</p>
      <a href={dialNumber(supportLine.phone)} className="call mt-2.5">
        <Icon name="phone" />
        <span>{supportLine.label}</span> <PhoneNumber>{supportLine.phone}</PhoneNumber>
      </a>
    </section>
  )
}

/** Whether a list has centers, and none with a number to call. */
export const lackNumbers = (centers: readonly { phoneHref: string | null }[]): boolean =>
  centers.length > 0 && centers.every(({ phoneHref }) => phoneHref === null)
