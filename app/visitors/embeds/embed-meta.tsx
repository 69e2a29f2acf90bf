import { localize } from '#app/find-page.ts'
import { useSite } from '#app/ui/site.tsx'
import { useLanguage } from '#app/ui/use-language.tsx'

/** A frame's title, and the English path of the page that it is a part of. */
export function EmbedMeta({ title, path }: { title: string; path: string }) {
  const site = useSite()
  const language = useLanguage()
  return (
    <>
      <title>{`${title} | ${site.name}`}</title>
      <link rel="canonical" href={site.url + localize(path, language)} />
    </>
  )
}
