import { useTexts } from '#app/ui/language.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { listMessages, listPageMessages } from './messages.ts'

type Props = {
  scriptUrl: string | null
  /** In the whole directory: how big the download of current facts is. */
  centers: number
}

/** The page of the visitor's own list. The server knows nothing of the list: a script shows it. */
export function ListPage({ scriptUrl, centers }: Props) {
  const text = useTexts(listPageMessages)
  const texts = useTexts(listMessages)
  return (
    <>
      <PageHead title={text.title} lede={text.lede} />
      <Wrap className="list-page pt-6 pb-16">
        <div className="without-scripts">
          <p>{text.withoutScripts}</p>
        </div>
        <div
          id="list"
          data-centers={centers}
          // The script has no words of its own, so that nobody downloads another language's.
          data-texts={JSON.stringify(texts)}
          className="needs-scripts grid gap-5"
        >
          <p>{text.opening}</p>
        </div>
        {scriptUrl && <script defer src={scriptUrl} />}
      </Wrap>
    </>
  )
}
