import { centerMessages } from '#app/center/messages.ts'
import { useSite } from '#app/ui/site.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import { siteMessages } from '#app/visitors/shell/messages.tsx'
import { DirectoryLink } from './directory-link.tsx'
import { embedMessages } from './messages.ts'

/** An unknown center, or a database that doesn't answer: below the crisis numbers, with a link to the site. */
export function EmbedFailed({ isNotFound }: { isNotFound: boolean }) {
  const site = useSite()
  const { notFound } = useTexts(centerMessages)
  const { failed } = useTexts(siteMessages)
  const { title, text } = isNotFound ? notFound : failed
  return (
    <>
      <title>{`${title} | ${site.name}`}</title>
      <h1>{title}</h1>
      <p>{text}</p>
      <AllCentersLink />
    </>
  )
}

export function AllCentersLink() {
  const site = useSite()
  return (
    <p className="way">
      <DirectoryLink to="/centers">{useTexts(embedMessages).allCenters(site.name)}</DirectoryLink>
    </p>
  )
}
