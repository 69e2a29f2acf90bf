import { PageHead } from '#app/ui/page-head.tsx'
import { Wrap } from '#app/ui/wrap.tsx'

type Props = {
  scriptUrl: string | null
  /** In the whole directory: how big the download of current facts is. */
  centers: number
}

/** The page of the visitor's own list. The server knows nothing of the list: a script shows it. */
export function ListPage({ scriptUrl, centers }: Props) {
  return (
    <>
      <PageHead
        title="My list"
        lede="Keep centers, call one after the other, and write down what you hear. It stays on this device; we never see it."
      />
      <Wrap className="list-page">
        <div className="without-scripts">
          <p>
            This browser runs no scripts here, so it cannot keep a list. Every center has a call
            sheet to print instead: open a center and follow “Call sheet”.
          </p>
        </div>
        <div id="list" data-centers={centers} className="needs-scripts">
          <p>Opening your list …</p>
        </div>
        {scriptUrl && <script defer src={scriptUrl} />}
      </Wrap>
    </>
  )
}
