import { placeholderImage, writeImageSet } from '#app/lib/center-image.ts'
import type { CenterDetail } from './center.ts'

/** The center's picture, large. A drawing is never passed off as a photograph of the place. */
export function CenterPicture({
  center,
}: {
  center: Pick<CenterDetail, 'name' | 'image' | 'isIllustration'>
}) {
  const isMissing = center.image === placeholderImage
  const caption = isMissing ? 'No picture yet' : center.isIllustration ? 'Illustration' : null
  return (
    <figure className="relative overflow-hidden rounded-l bg-sunken lg:min-h-108">
      <img
        className="aspect-[16/10] w-full object-cover lg:absolute lg:inset-0 lg:h-full"
        src={center.image}
        srcSet={writeImageSet(center.image)}
        sizes={center.isIllustration ? undefined : '(min-width: 60rem) 55vw, 100vw'}
        alt={caption ? '' : center.name}
        width={640}
        height={400}
      />
      {caption && (
        <figcaption className="absolute end-3 bottom-3 rounded-s bg-surface px-2.5 py-0.5 text-xs text-ink-soft">
          {caption}
        </figcaption>
      )}
    </figure>
  )
}
