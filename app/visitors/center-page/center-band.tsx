import type { CenterDetail } from '#app/center/center-model.ts'
import { getImageSet } from '#app/center/fields/center-image-url.ts'
import { findLandscape } from '#app/center/find-landscape.ts'
import { centerMessages } from '#app/center/messages.ts'
import { useTexts } from '#app/ui/use-language.tsx'

/** The center's photograph, else a drawing of the part of the state where it is, which says so. */
export function CenterBand({ center }: { center: CenterDetail }) {
  const text = useTexts(centerMessages)
  const { image, name } = center
  return (
    <figure className="band">
      {image ? (
        <img
          src={image}
          srcSet={getImageSet(image)}
          sizes="(min-width: 60rem) 50rem, 100vw"
          alt={name}
          width={640}
          height={400}
        />
      ) : (
        <>
          <img src={findLandscape(center)} alt="" width={640} height={400} />
          <figcaption>{text.drawing}</figcaption>
        </>
      )}
    </figure>
  )
}
