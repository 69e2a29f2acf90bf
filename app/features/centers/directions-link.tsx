import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useTexts } from '#app/ui/language.tsx'
import { messages } from './messages.ts'

/** 'Directions' on a maps site, in a tab of its own. Nothing when the place is not known. */
export function DirectionsLink({ url }: { url: string | null }) {
  const { contact: text } = useTexts(messages)
  if (!url) return null
  return (
    <ButtonLink to={url} target="_blank" rel="noreferrer" variant="line">
      <Icon name="navigation" />
      {text.directions}
    </ButtonLink>
  )
}
