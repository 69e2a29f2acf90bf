import type { SavedCenter } from '#app/center/saved/saved-center.ts'
import { localize } from '#app/find-page.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useSite } from '#app/ui/site.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import { centerMessages } from './messages.ts'

type Props = {
  center: Pick<SavedCenter, 'slug' | 'name' | 'phone'>
  variant?: 'line' | 'bare'
  size?: 'sm' | 'md'
}

/**
 * Sends a center's name, phone and public URL: by email, or by the device's own menu with scripts
 * (`app/enhance/sharing.ts`). For a parent with `relative`: the status appears below it, over what
 * follows, so nothing moves.
 */
export function SendLink({ center, variant, size }: Props) {
  const { contact: text } = useTexts(centerMessages)
  const url = useSite().url + localize(`/centers/${center.slug}`, useLanguage())
  const message = [center.name, center.phone, url].filter(Boolean).join('\n')
  return (
    <>
      <ButtonLink
        to={`mailto:?${writeMail(center.name, message)}`}
        variant={variant}
        size={size}
        data-share={url}
        data-copied={text.linkCopied}
      >
        <Icon name="send" />
        {text.send}
      </ButtonLink>
      <p
        role="status"
        className="no-print absolute top-full z-1 max-w-full rounded-s bg-inverse px-3 text-sm text-on-inverse"
      />
    </>
  )
}

/** Mail programs show a "+" as "+", so spaces are "%20". */
function writeMail(subject: string, body: string): string {
  return `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
